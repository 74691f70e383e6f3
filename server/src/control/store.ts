import { sql } from 'kysely';
import type { LimitKind } from '@members/contract';
import { laneOf, lanesOf, type Reader, type Transaction } from '../database';
import type { ControlTables } from '../database/tables/control';

/** A pause's end; `'never'` where the member alone can't end it. */
export type PauseEnd = Date | 'never';

export interface LimitRow {
  kind: LimitKind;
  amountMinor: number | null;
  raiseToMinor: number | null;
  raiseFrom: Date | null;
}

export function selectLimits(reader: Reader, memberId: number): Promise<LimitRow[]> {
  return reader
    .selectFrom('play_limits')
    .select([
      'kind',
      'amount_minor as amountMinor',
      'raise_to_minor as raiseToMinor',
      'raise_from as raiseFrom',
    ])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .execute();
}

export async function upsertLimit(
  transaction: Transaction,
  { memberId, kind, amountMinor, raiseToMinor, raiseFrom }: LimitRow & { memberId: number },
): Promise<void> {
  const values = { amount_minor: amountMinor, raise_to_minor: raiseToMinor, raise_from: raiseFrom };
  await transaction
    .insertInto('play_limits')
    .values({ lane: laneOf(memberId), member_id: memberId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['lane', 'member_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** The end of the pause that is on, or null. */
export async function selectPause(reader: Reader, memberId: number, now: Date): Promise<PauseEnd | null> {
  const row = await reader
    .selectFrom('play_pauses')
    .select('paused_until')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('paused_until', '>', now)
    .executeTakeFirst();
  return row ? endOf(row.paused_until) : null;
}

const endOf = (until: Date | number): PauseEnd => (until instanceof Date ? until : 'never');

/** Begins a pause; one that is on is only ever prolonged. */
export async function upsertPause(transaction: Transaction, memberId: number, end: PauseEnd): Promise<void> {
  const until = end === 'never' ? ('infinity' as const) : end;
  await transaction
    .insertInto('play_pauses')
    .values({ lane: laneOf(memberId), member_id: memberId, paused_until: until })
    .onConflict((conflict) =>
      conflict.columns(['lane', 'member_id']).doUpdateSet({
        paused_until: sql`greatest(play_pauses.paused_until, excluded.paused_until)`,
      }),
    )
    .execute();
}

/** Ends play for good, for a member who closes the account. */
export const endPlay = (transaction: Transaction, memberId: number): Promise<void> =>
  upsertPause(transaction, memberId, 'never');

export interface LogRow {
  action: ControlTables['play_control_log']['action'];
  subject: string;
  amountMinor: number | null;
  until: PauseEnd | null;
  at: Date;
}

export async function insertLog(transaction: Transaction, memberId: number, row: LogRow): Promise<void> {
  await transaction
    .insertInto('play_control_log')
    .values({
      lane: laneOf(memberId),
      member_id: memberId,
      action: row.action,
      subject: row.subject,
      amount_minor: row.amountMinor,
      until: row.until === 'never' ? 'infinity' : row.until,
      at: row.at,
    })
    .execute();
}

export async function selectLog(
  reader: Reader,
  memberId: number,
  limit: number,
): Promise<(LogRow & { id: number })[]> {
  const rows = await reader
    .selectFrom('play_control_log')
    .select(['id', 'action', 'subject', 'amount_minor as amountMinor', 'until', 'at'])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, until: row.until === null ? null : endOf(row.until) }));
}

/** The newest lines of all members after one; without one, the newest of all. */
export function selectNewestLog(
  reader: Reader,
  after: number | null,
): Promise<{ id: number; memberId: number }[]> {
  const lines = reader.selectFrom('play_control_log').select(['id', 'member_id as memberId']);
  return (after === null ? lines.orderBy('id', 'desc').limit(1) : lines.where('id', '>', after)).execute();
}

export interface Losses {
  day: number;
  week: number;
}

/** Net losses of the UTC day and week that `now` is in, by when orders were placed; below 0 for a net win. */
export async function selectLosses(reader: Reader, memberId: number, now: Date): Promise<Losses> {
  const { rows } = await sql<Losses>`
    SELECT day_minor AS day, week_minor AS week FROM play_losses(${memberId}, ${now})`.execute(reader);
  return rows[0]!;
}

/** Sum of a member's recharges since a time. */
export async function selectDeposits(reader: Reader, memberId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(amount_minor), 0)::bigint AS sum FROM entries
    WHERE lane = ${laneOf(memberId)}
      AND account_id = (SELECT id FROM accounts WHERE lane = ${laneOf(memberId)} AND member_id = ${memberId})
      AND kind = 'recharge' AND created_at >= ${since}`.execute(reader);
  return rows[0]!.sum;
}

/** What the member may still stake under pause and loss limits; a very large number without any. */
export async function selectAllowance(reader: Reader, memberId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ allowance: number }>`
    SELECT play_allowance(${memberId}, ${now}) AS allowance`.execute(reader);
  return rows[0]!.allowance;
}

/** Of some members those who have a limit, or a pause that is on. */
export async function selectBound(
  reader: Reader,
  { memberIds, now }: { memberIds: readonly number[]; now: Date },
): Promise<number[]> {
  const lanes = lanesOf(memberIds);
  const { rows } = await sql<{ memberId: number }>`
    SELECT member_id AS "memberId" FROM play_pauses
    WHERE lane = ANY (${lanes}::smallint[]) AND member_id = ANY (${[...memberIds]}::bigint[]) AND paused_until > ${now}
    UNION SELECT member_id FROM play_limits
    WHERE lane = ANY (${lanes}::smallint[]) AND member_id = ANY (${[...memberIds]}::bigint[]) AND amount_minor IS NOT NULL`.execute(
    reader,
  );
  return rows.map(({ memberId }) => memberId);
}

export interface SessionRow {
  startedAt: Date | null;
  orders: number | null;
  netMinor: number | null;
  openMinor: number | null;
}

export async function selectSession(reader: Reader, memberId: number, now: Date): Promise<SessionRow> {
  const { rows } = await sql<SessionRow>`
    SELECT started_at AS "startedAt", orders, settled_net_minor AS "netMinor", open_minor AS "openMinor"
    FROM play_session(${memberId}, ${now})`.execute(reader);
  return rows[0]!;
}
