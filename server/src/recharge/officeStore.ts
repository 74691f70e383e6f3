import { sql } from 'kysely';
import { laneOf, type Reader } from '../database';
import type {
  NoticeEffect,
  RechargeState,
  UnmatchedCause,
  UnmatchedState,
} from '../database/tables/recharge';

export interface ListedRecharge {
  id: number;
  memberId: number;
  username: string;
  provider: string;
  reference: string;
  channel: string;
  amountMinor: number;
  currency: string;
  status: RechargeState;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  settledAt: Date | null;
}

export interface RechargeFilter {
  id?: number | undefined;
  state?: RechargeState | 'expired' | undefined;
  memberId?: number | undefined;
  reference?: string | undefined;
  /** UTC, as 2026-03-31. */
  day?: string | undefined;
  amountMinor?: number | undefined;
  beforeId?: number | undefined;
  now: Date;
  limit: number;
}

/** Recharges that a filter leaves, newest first. */
export function selectListed(reader: Reader, filter: RechargeFilter): Promise<ListedRecharge[]> {
  const { id, state, memberId, reference, day, amountMinor, beforeId, now, limit } = filter;
  const status = state === 'expired' ? 'waiting' : state;
  const starts = day === undefined ? undefined : new Date(`${day}T00:00:00Z`);
  return reader
    .selectFrom('recharges')
    .innerJoin('members', 'members.id', 'recharges.member_id')
    .select([
      'recharges.id',
      'member_id as memberId',
      'username',
      'provider',
      'reference',
      'channel',
      'amount_minor as amountMinor',
      'currency',
      'recharges.status',
      'recharges.created_at as createdAt',
      'expires_at as expiresAt',
      'paid_at as paidAt',
      'settled_at as settledAt',
    ])
    .$if(id !== undefined, (query) => query.where('recharges.id', '=', id!))
    .$if(status !== undefined, (query) => query.where('recharges.status', '=', status!))
    .$if(state === 'expired', (query) => query.where('expires_at', '<=', now))
    .$if(state === 'waiting', (query) => query.where('expires_at', '>', now))
    .$if(memberId !== undefined, (query) =>
      query.where('lane', '=', laneOf(memberId!)).where('member_id', '=', memberId!),
    )
    .$if(reference !== undefined, (query) => query.where('reference', '=', reference!))
    .$if(amountMinor !== undefined, (query) => query.where('amount_minor', '=', amountMinor!))
    .$if(starts !== undefined, (query) =>
      query
        .where('recharges.created_at', '>=', starts!)
        .where('recharges.created_at', '<', new Date(starts!.getTime() + 86_400_000)),
    )
    .$if(beforeId !== undefined, (query) => query.where('recharges.id', '<', beforeId!))
    .orderBy('recharges.id', 'desc')
    .limit(limit)
    .execute();
}

export interface KeptNotice {
  id: number;
  outcome: string;
  amountMinor: number;
  currency: string;
  effect: NoticeEffect;
  payment: string;
  receivedAt: Date;
}

const noticesShown = 50;

/** What a provider said about a reference, newest first, fifty at the most. */
export function selectNotices(
  reader: Reader,
  { provider, reference }: { provider: string; reference: string },
): Promise<KeptNotice[]> {
  return reader
    .selectFrom('payment_notices')
    .select([
      'id',
      'outcome',
      'amount_minor as amountMinor',
      'currency',
      'effect',
      'payment',
      'received_at as receivedAt',
    ])
    .where('reference', '=', reference)
    .where('provider', '=', provider)
    .orderBy('id', 'desc')
    .limit(noticesShown)
    .execute();
}

export interface Booking {
  transferId: number;
  kind: string;
  amountMinor: number;
  bookedAt: Date;
}

/** The transfers that carry one of some references, with what each moved; first to last. */
export async function selectBookings(reader: Reader, references: readonly string[]): Promise<Booking[]> {
  const { rows: transfers } = await sql<Omit<Booking, 'amountMinor'>>`
    SELECT t.id AS "transferId", t.kind, t.created_at AS "bookedAt"
    FROM transfers t
    WHERE t.reference = ANY (${[...references]}::text[])
      AND (t.reference LIKE 'recharge #%' OR t.reference LIKE 'received #%' OR t.reference LIKE 'withdrawal #%')
    UNION ALL
    SELECT t.id, t.kind, t.created_at
    FROM transfers t
    WHERE t.reference = ANY (${[...references]}::text[])
      AND (t.reference LIKE 'unmatched #%' OR t.reference LIKE 'payment #%' OR t.reference LIKE 'refund #%'
        OR t.reference LIKE 'correction #%' OR t.reference LIKE 'returned withdrawal #%')
    ORDER BY 1`.execute(reader);
  if (transfers.length === 0) return [];
  // By their numbers and times: those that are older than lanes lie in another one than their entries.
  const { rows: moved } = await sql<{ transferId: number; amountMinor: number }>`
    SELECT transfer_id AS "transferId", sum(amount_minor)::bigint AS "amountMinor" FROM entries
    WHERE transfer_id = ANY (${transfers.map(({ transferId }) => transferId)}::bigint[])
      AND created_at = ANY (${transfers.map(({ bookedAt }) => bookedAt)}::timestamptz[])
      AND amount_minor > 0 AND kind NOT IN ('order', 'win', 'orderRefund')
    GROUP BY 1`.execute(reader);
  const amounts = new Map(moved.map(({ transferId, amountMinor }) => [transferId, amountMinor]));
  return transfers.map((transfer) => ({ ...transfer, amountMinor: amounts.get(transfer.transferId) ?? 0 }));
}

export interface OpenPayment {
  /** `unmatched` fits no recharge; `received` is of one, which the member's own limit or pause stands against. */
  kind: 'unmatched' | 'received';
  id: number;
  why: UnmatchedCause | null;
  state: UnmatchedState | 'received';
  provider: string;
  reference: string;
  amountMinor: number;
  currency: string;
  rechargeId: number | null;
  memberId: number | null;
  cameAt: Date;
  settledAt: Date | null;
}

export interface PaymentFilter {
  settled: boolean;
  after: { at: Date; kind: string; id: number } | null;
  limit: number;
}

/** Payments that are not credited, oldest first; or unmatched ones that were settled, newest first. */
export async function selectPayments(reader: Reader, filter: PaymentFilter): Promise<OpenPayment[]> {
  const { settled, after, limit } = filter;
  const unmatched = sql`
    SELECT 'unmatched' AS kind, id, why, state, provider, reference, amount_minor AS "amountMinor", currency,
      recharge_id AS "rechargeId", member_id AS "memberId", came_at AS "cameAt", settled_at AS "settledAt"
    FROM unmatched_payments`;
  const { rows } = settled
    ? await sql<OpenPayment>`
        ${unmatched} WHERE state IN ('credited', 'returned') ${after ? sql`AND id < ${after.id}` : sql``}
        ORDER BY id DESC LIMIT ${limit}`.execute(reader)
    : await sql<OpenPayment>`
        SELECT * FROM (
          ${unmatched} WHERE state IN ('open', 'returning')
          UNION ALL
          SELECT 'received', id, NULL, status, provider, reference, amount_minor, currency, id, member_id, paid_at, NULL
          FROM recharges WHERE status IN ('received', 'returning')) AS payment
        ${after ? sql`WHERE ("cameAt", kind, id) > (${after.at}::timestamptz, ${after.kind}, ${after.id}::bigint)` : sql``}
        ORDER BY "cameAt", kind, id LIMIT ${limit}`.execute(reader);
  return rows;
}
