import { sql } from 'kysely';
import { laneOf, laneOfNobody, type Reader } from '../database';
import type { TransferKind } from '../database/tables/ledger';
import { selectCutBefore } from './checkpoints';
import { accountIdOf, type EntryRow } from './store';

export interface Period {
  memberId: number;
  from: Date;
  until: Date;
}

/** A member's entries of some kinds in a time, newest first; it looks at that time's month alone. */
export function selectEntriesOf(
  reader: Reader,
  wanted: Period & { kinds: readonly TransferKind[]; limit: number; offset: number },
): Promise<EntryRow[]> {
  const { memberId, from, until, kinds, limit, offset } = wanted;
  return reader
    .selectFrom('entries')
    .select([
      ...(['id', 'kind', 'transfer_id as transferId', 'order_id as orderId'] as const),
      ...(['amount_minor as amountMinor', 'created_at as createdAt'] as const),
    ])
    .where('lane', '=', laneOf(memberId))
    .where('account_id', '=', accountIdOf(memberId))
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A member's entries before a number, newest first; of some kinds or a time, or of all. */
export async function selectEntriesBefore(
  reader: Reader,
  wanted: {
    memberId: number;
    kinds?: readonly TransferKind[] | undefined;
    from?: Date | undefined;
    until?: Date | undefined;
    before?: number | undefined;
    limit: number;
  },
): Promise<EntryRow[]> {
  const { memberId, kinds, from, until, before, limit } = wanted;
  return reader
    .selectFrom('entries')
    .select([
      ...(['id', 'kind', 'transfer_id as transferId', 'order_id as orderId'] as const),
      ...(['amount_minor as amountMinor', 'created_at as createdAt'] as const),
    ])
    .where('lane', '=', laneOf(memberId))
    .where('account_id', '=', accountIdOf(memberId))
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds!))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('created_at', '<', until!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** What came in and what went out in a time, by kind. */
export async function selectSums(
  reader: Reader,
  { memberId, from, until }: Period,
): Promise<{ kind: TransferKind; amountMinor: number }[]> {
  const { rows } = await sql<{ kind: TransferKind; amountMinor: number }>`
    SELECT kind, sum(amount_minor)::bigint AS "amountMinor" FROM entries
    WHERE lane = ${laneOf(memberId)} AND account_id = ${accountIdOf(memberId)}
      AND created_at >= ${from} AND created_at < ${until}
    GROUP BY kind`.execute(reader);
  return rows;
}

/** What a member held at a time: the last checkpoint of a day before it at least, and the entries since. */
export async function selectBalanceAt(reader: Reader, memberId: number, at: Date): Promise<number> {
  const cut = await selectCutBefore(reader, at);
  const { rows } = await sql<{ balance: number }>`
    WITH account AS MATERIALIZED (SELECT ${accountIdOf(memberId)} AS id)
    SELECT (coalesce((
        SELECT balance_minor FROM account_checkpoints
        WHERE account_id = (SELECT id FROM account) AND through_id <= ${cut?.id ?? 0}
        ORDER BY entries DESC LIMIT 1), 0)
      + coalesce((
        SELECT sum(amount_minor) FROM entries
        WHERE lane = ${laneOf(memberId)} AND account_id = (SELECT id FROM account)
          AND id > ${cut?.id ?? 0} AND created_at < ${at}
          ${cut ? sql`AND created_at >= ${cut.at}` : sql``}), 0))::bigint AS balance`.execute(reader);
  return rows[0]!.balance;
}

/** By transfer of a member's entries, what recharges, withdrawals and corrections are known by: order number, or number. */
export async function selectReferences(
  reader: Reader,
  { memberId, transferIds }: { memberId: number; transferIds: readonly number[] },
): Promise<Map<number, string>> {
  if (transferIds.length === 0) return new Map();
  const lane = laneOf(memberId);
  // What may be on other machines first: a part that joins it with whole tables can't be asked of them.
  const { rows } = await sql<{ id: number; reference: string | null }>`
    WITH t AS MATERIALIZED (
      SELECT id, kind, reference FROM transfers
      WHERE lane IN (${lane}, ${laneOfNobody}) AND id = ANY (${transferIds}::bigint[])
    ),
    w AS MATERIALIZED (
      SELECT id, transfer_id FROM withdrawals WHERE lane = ${lane} AND transfer_id = ANY (${transferIds}::bigint[])
    )
    SELECT t.id, CASE
      WHEN t.kind = 'recharge' AND t.reference LIKE 'payment #%' THEN (
        SELECT p.reference FROM unmatched_payments p WHERE p.id = substring(t.reference FROM '#([0-9]+)$')::bigint)
      WHEN t.kind IN ('recharge', 'rechargeRefund') THEN (
        SELECT r.reference FROM recharges r
        WHERE r.id = substring(t.reference FROM '^(?:recharge|refund) #([0-9]+)$')::bigint)
      WHEN t.kind = 'withdrawal' THEN (
        SELECT w.id::text FROM w WHERE w.transfer_id = t.id)
      ELSE substring(t.reference FROM '^(?:withdrawal|returned withdrawal|correction) #([0-9]+)$') END AS reference
    FROM t`.execute(reader);
  return new Map(rows.flatMap(({ id, reference }) => (reference === null ? [] : [[id, reference] as const])));
}

/** When a member's account began, which is before its first entry. */
export async function selectStart(reader: Reader, memberId: number): Promise<Date | null> {
  const row = await reader
    .selectFrom('members')
    .select('created_at')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return row?.created_at ?? null;
}
