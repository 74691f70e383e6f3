import { sql } from 'kysely';
import { laneOf, type Reader } from '../database';
import type { WithdrawalState } from '../database/tables/withdrawals';
import type { ReviewRow } from './reviewStore';

export type QueueRow = Omit<ReviewRow, 'holder'> & { approvedBy: string[] };

export interface QueueFilter {
  states: readonly WithdrawalState[];
  memberId?: number | undefined;
  fromMinor?: number | undefined;
  /** Of the page before. */
  afterId?: number | undefined;
  limit: number;
}

/** Withdrawals of some states with who has approved them, oldest first. */
export function selectQueue(reader: Reader, filter: QueueFilter): Promise<QueueRow[]> {
  const { states, memberId, fromMinor, afterId = 0, limit } = filter;
  return reader
    .selectFrom((from) =>
      from
        .selectFrom('withdrawals as w')
        .selectAll()
        .select(
          sql<string[]>`ARRAY(
            SELECT operator FROM withdrawal_approvals WHERE lane = w.lane AND withdrawal_id = w.id
            ORDER BY at, operator)`.as('approvedBy'),
        )
        .where('id', '>', afterId)
        .where('state', 'in', states)
        .$if(memberId !== undefined, (query) =>
          query.where('lane', '=', laneOf(memberId!)).where('member_id', '=', memberId!),
        )
        .$if(fromMinor !== undefined, (query) => query.where('amount_minor', '>=', fromMinor!))
        .orderBy('id')
        .limit(limit)
        .as('withdrawals'),
    )
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .innerJoin('banks', 'banks.code', 'withdrawals.bank_code')
    .select([
      'withdrawals.id',
      'withdrawals.member_id as memberId',
      'members.username',
      'withdrawals.amount_minor as amountMinor',
      'banks.name as bankName',
      'withdrawals.card_number as sealedNumber',
      'withdrawals.state',
      'withdrawals.reason',
      'withdrawals.created_at as createdAt',
      'withdrawals.approvedBy',
    ])
    .orderBy('withdrawals.id')
    .execute();
}

export interface Asker {
  registeredAt: Date;
  active: boolean;
  balanceMinor: number;
  cardBoundAt: Date | null;
  devices: number;
  newestDeviceAt: Date | null;
  pausedUntil: Date | number | null;
}

/** What is known of the member who asks, beside their money. */
export async function selectAsker(reader: Reader, memberId: number, now: Date): Promise<Asker> {
  const lane = laneOf(memberId);
  const { rows } = await sql<Asker>`
    WITH account AS MATERIALIZED (
      SELECT balance_minor FROM accounts WHERE lane = ${lane} AND member_id = ${memberId}
    ),
    pause AS MATERIALIZED (
      SELECT paused_until FROM play_pauses
      WHERE lane = ${lane} AND member_id = ${memberId} AND paused_until > ${now}
    )
    SELECT members.created_at AS "registeredAt", members.status = 1 AS active,
      account.balance_minor AS "balanceMinor", bank_cards.bound_at AS "cardBoundAt",
      (SELECT count(*) FROM sessions
        WHERE lane = ${lane} AND member_id = members.id AND expires_at > ${now})::int AS devices,
      (SELECT max(created_at) FROM sessions WHERE lane = ${lane} AND member_id = members.id) AS "newestDeviceAt",
      (SELECT paused_until FROM pause) AS "pausedUntil"
    FROM members CROSS JOIN account
      LEFT JOIN bank_cards ON bank_cards.lane = ${lane} AND bank_cards.member_id = members.id
    WHERE members.id = ${memberId}`.execute(reader);
  return rows[0]!;
}

/** The devices on which a member is signed in, newest first. */
export function selectDevices(
  reader: Reader,
  { memberId, now, limit }: { memberId: number; now: Date; limit: number },
): Promise<{ device: string; since: Date; seenAt: Date }[]> {
  return reader
    .selectFrom('sessions')
    .select(['device', 'created_at as since', 'last_seen_at as seenAt'])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** A member's other withdrawals, newest first. */
export function selectOthers(
  reader: Reader,
  { memberId, id, limit }: { memberId: number; id: number; limit: number },
) {
  return reader
    .selectFrom('withdrawals')
    .select(['id', 'state', 'amount_minor as amountMinor', 'created_at as createdAt'])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('id', '<>', id)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many wait for an operator, and since when the oldest does. */
export async function selectWaiting(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    SELECT count(*), min(created_at) AS "oldestAt" FROM withdrawals
    WHERE state IN ('requested', 'approved')`.execute(reader);
  return rows[0]!;
}

/** A member's withdrawals before a number, newest first; of one state or of all. */
export function selectWithdrawalsBefore(
  reader: Reader,
  wanted: {
    memberId: number;
    state?: WithdrawalState | undefined;
    before?: number | undefined;
    limit: number;
  },
) {
  const { memberId, state, before, limit } = wanted;
  return reader
    .selectFrom('withdrawals')
    .innerJoin('banks', 'banks.code', 'withdrawals.bank_code')
    .select([
      'withdrawals.id',
      'state',
      'amount_minor as amountMinor',
      'banks.name as bankName',
      'card_number as sealedNumber',
      'reason',
      'created_at as createdAt',
    ])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(before !== undefined, (query) => query.where('withdrawals.id', '<', before!))
    .orderBy('withdrawals.id', 'desc')
    .limit(limit)
    .execute();
}
