import { sql } from 'kysely';
import { inLanes, laneOf, type Reader, type Transaction } from '../database';
import type { TransferKind } from '../database/tables/ledger';
import { selectCutsAround, selectTailStart, sinceCheckpoint } from './checkpoints';

/** The accounts that exist once in each lane, by their fixed numbers. */
export const houseAccount = 1;
export const providerAccount = 2;
/** What members have asked to withdraw and has neither arrived nor been returned. */
export const heldAccount = 3;
/** What providers have been paid for recharges that are neither credited nor gone back. */
export const receivedAccount = 4;

/** That a row is a member's, in the member's lane. */
const isOfMember = (memberId: number) => sql`lane = ${laneOf(memberId)} AND member_id = ${memberId}`;

export async function insertAccount(transaction: Transaction, memberId: number): Promise<void> {
  await transaction
    .insertInto('accounts')
    .values({ lane: laneOf(memberId), kind: 'member', member_id: memberId, balance_minor: 0 })
    .execute();
}

export async function selectBalance(reader: Reader, memberId: number): Promise<number | null> {
  const row = await reader
    .selectFrom('accounts')
    .select('balance_minor')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.balance_minor ?? null;
}

export interface StoredKey {
  transferId: number;
  inputHash: Buffer;
}

export async function selectKey(
  reader: Reader,
  { memberId, kind, key }: { memberId: number; kind: TransferKind; key: string },
): Promise<StoredKey | null> {
  const row = await reader
    .selectFrom('transfers')
    .select(['id', 'input_hash'])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row?.input_hash ? { transferId: row.id, inputHash: row.input_hash } : null;
}

export interface Debit {
  memberId: number;
  amountMinor: number;
  kind: TransferKind;
  idempotency: { key: string; inputHash: Buffer } | null;
  reference: string | null;
  now: Date;
}

/** A key was used before, at the same moment; by its class, since a database that is spread names no constraint. */
export class KeyInUse extends Error {}

/**
 * Takes an amount in one statement and answers its transfer; `null` where the balance does not cover it. It holds the
 * account's row until the transaction ends. Throws `KeyInUse` for a key that was used.
 */
export async function insertDebit(
  transaction: Transaction,
  debit: Debit,
  toAccount: number,
): Promise<number | null> {
  const { memberId, amountMinor, kind, idempotency, reference, now } = debit;
  const { rows } = await sql<{ id: number | null; covered: boolean }>`
    WITH account AS (
      SELECT lane, id, balance_minor FROM accounts WHERE ${isOfMember(memberId)} FOR UPDATE
    ),
    transfer AS (
      INSERT INTO transfers (lane, kind, member_id, idempotency_key, input_hash, reference, created_at)
      SELECT lane, ${kind}, ${memberId}::bigint, ${idempotency?.key ?? null}, ${idempotency?.inputHash ?? null}::bytea,
        ${reference}, ${now}::timestamptz
      FROM account WHERE balance_minor >= ${amountMinor}::bigint
      ON CONFLICT (lane, member_id, kind, idempotency_key) DO NOTHING
      RETURNING id
    ),
    debit AS (
      UPDATE accounts SET balance_minor = account.balance_minor - ${amountMinor}::bigint
      FROM account, transfer WHERE ${inLanes('accounts.lane', [laneOf(memberId)])} AND accounts.id = account.id
    ),
    posting AS (
      INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
      SELECT account.lane, transfer.id, side.account_id, ${kind}, side.sign * ${amountMinor}::bigint, ${now}::timestamptz
      FROM transfer, account,
        unnest(ARRAY[account.id, ${toAccount}::bigint], '{-1,1}'::integer[]) AS side (account_id, sign)
    )
    SELECT (SELECT id FROM transfer) AS id, balance_minor >= ${amountMinor}::bigint AS covered FROM account`.execute(
    transaction,
  );
  const [taken] = rows;
  if (taken?.covered && taken.id === null) throw new KeyInUse('The key of this transfer was used before.');
  return taken?.id ?? null;
}

/**
 * Holds a member's account until the transaction ends: what moves its money waits. The member's row too: where accounts
 * are on other machines their lock ends a moment before what is written here can be seen.
 */
export async function lockAccount(transaction: Transaction, memberId: number): Promise<void> {
  await sql`SELECT FROM accounts WHERE ${isOfMember(memberId)} FOR UPDATE`.execute(transaction);
  await sql`SELECT FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`.execute(transaction);
}

/**
 * Holds the member's account until the transaction ends, and counts as a change of it: an order that waits for the
 * account looks again at the member's limits and pause once it has it.
 */
export async function claimAccount(transaction: Transaction, memberId: number): Promise<void> {
  await sql`UPDATE accounts SET balance_minor = balance_minor WHERE ${isOfMember(memberId)}`.execute(
    transaction,
  );
}

export interface EntryRow {
  id: number;
  transferId: number;
  orderId: number | null;
  kind: TransferKind;
  amountMinor: number;
  createdAt: Date;
}

/** The number of a member's account, as an expression. */
export const accountIdOf = (memberId: number) =>
  sql<number>`(SELECT id FROM accounts WHERE ${isOfMember(memberId)})`;
const accountOf = (memberId: number) => ({ account: accountIdOf(memberId), lane: laneOf(memberId) });

/** So many entries are skipped one by one, from the newest; further back from the checkpoint before. */
const mostSkipped = 100;

/** A member's entries, newest first, with the number of all of them. */
export async function selectEntries(
  reader: Reader,
  { memberId, limit, offset }: { memberId: number; limit: number; offset: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const start = await selectTailStart(reader);
  const { rows } = await sql<{ accountId: number | null; total: number }>`
    WITH ${sinceCheckpoint({ ...accountOf(memberId), start })}
    SELECT (SELECT id FROM account) AS "accountId",
      coalesce((SELECT entries FROM checkpoint), 0) + (SELECT count(*) FROM tail) AS total`.execute(reader);
  const { accountId, total } = rows[0]!;
  if (accountId === null || offset >= total) return { entries: [], total };
  // Counted from the first entry, these are those after `first` up to `last`.
  const last = total - offset;
  const first = Math.max(0, last - limit);
  const { before, after } = await selectCutsAround(reader, { accountId, first, last });
  let ofAccount = reader
    .selectFrom('entries')
    .select([
      ...(['id', 'kind', 'transfer_id as transferId', 'order_id as orderId'] as const),
      ...(['amount_minor as amountMinor', 'created_at as createdAt'] as const),
    ])
    .where('lane', '=', laneOf(memberId))
    .where('account_id', '=', accountId);
  if (before) ofAccount = ofAccount.where('id', '>', before.id).where('created_at', '>=', before.at);
  if (offset <= mostSkipped) {
    const entries = await ofAccount.orderBy('id', 'desc').offset(offset).limit(limit).execute();
    return { entries, total };
  }
  if (after) ofAccount = ofAccount.where('id', '<=', after.id).where('created_at', '<=', after.at);
  const rising = await ofAccount
    .orderBy('id')
    .offset(first - (await selectCheckpointed(reader, { accountId, most: first })))
    .limit(last - first)
    .execute();
  return { entries: rising.reverse(), total };
}

/** How many entries of an account its last checkpoint has that has no more than these. */
async function selectCheckpointed(
  reader: Reader,
  { accountId, most }: { accountId: number; most: number },
): Promise<number> {
  const row = await reader
    .selectFrom('account_checkpoints')
    .select('entries')
    .where('account_id', '=', accountId)
    .where('entries', '<=', most)
    .orderBy('entries', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.entries ?? 0;
}

export async function selectTotals(
  reader: Reader,
  memberId: number,
): Promise<{ kind: TransferKind; amountMinor: number }[]> {
  const start = await selectTailStart(reader);
  const { rows } = await sql<{ kind: TransferKind; amountMinor: number }>`
    WITH ${sinceCheckpoint({ ...accountOf(memberId), start })}
    SELECT kind, sum(amount_minor)::bigint AS "amountMinor" FROM (
      SELECT key AS kind, value::bigint AS amount_minor FROM checkpoint, jsonb_each_text(totals)
      UNION ALL SELECT kind, amount_minor FROM tail) AS part
    GROUP BY kind`.execute(reader);
  return rows;
}

/** What a system account holds: the sum of its entries in all lanes. */
export async function selectSystemBalance(reader: Reader, accountId: number): Promise<number> {
  const start = await selectTailStart(reader);
  const { rows } = await sql<{ balance: number }>`
    WITH ${sinceCheckpoint({ account: sql`${accountId}::bigint`, lane: null, start })}
    SELECT (coalesce((SELECT balance_minor FROM checkpoint), 0)
      + coalesce((SELECT sum(amount_minor) FROM tail), 0))::bigint AS balance`.execute(reader);
  return rows[0]?.balance ?? 0;
}

export interface Discrepancy {
  memberId: number;
  balanceMinor: number;
  entriesMinor: number;
}

/** The last entry that checkpoints count, 0 without one. */
export async function selectCheckpointedThrough(reader: Reader): Promise<number> {
  const { rows } = await sql<{ through: number }>`
    SELECT coalesce(max(through_id), 0) AS through FROM ledger_cuts WHERE summed_at IS NOT NULL`.execute(
    reader,
  );
  return rows[0]!.through;
}

const latestCheckpoint = (through: number) => sql`(
  SELECT * FROM account_checkpoints c WHERE c.account_id = held.id AND c.through_id <= ${through}
  ORDER BY c.entries DESC LIMIT 1)`;

/** Members whose balance is not what checkpoints through an entry and the entries after it come to. */
export async function selectDiscrepancies(reader: Reader, through: number): Promise<Discrepancy[]> {
  // What is spread over machines first: a part that joins it with checkpoints can't be asked of them.
  const { rows } = await sql<Discrepancy>`
    WITH held AS MATERIALIZED (SELECT id, member_id, balance_minor FROM accounts WHERE kind = 'member'),
    tail AS MATERIALIZED (
      SELECT account_id, sum(amount_minor) AS amount_minor FROM entries WHERE id > ${through} GROUP BY account_id
    )
    SELECT * FROM (
      SELECT held.id, member_id AS "memberId", held.balance_minor AS "balanceMinor",
        (coalesce(checkpoint.balance_minor, 0) + coalesce(tail.amount_minor, 0))::bigint AS "entriesMinor"
      FROM held LEFT JOIN LATERAL ${latestCheckpoint(through)} AS checkpoint ON true
        LEFT JOIN tail ON tail.account_id = held.id) AS compared
    WHERE "balanceMinor" <> "entriesMinor" ORDER BY id`.execute(reader);
  return rows.map(({ memberId, balanceMinor, entriesMinor }) => ({ memberId, balanceMinor, entriesMinor }));
}

export async function selectEntriesSum(reader: Reader, through: number): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    WITH held AS MATERIALIZED (SELECT DISTINCT id FROM accounts)
    SELECT ((SELECT coalesce(sum(checkpoint.balance_minor), 0)
        FROM held, LATERAL ${latestCheckpoint(through)} AS checkpoint)
      + (SELECT coalesce(sum(amount_minor), 0) FROM entries WHERE id > ${through}))::bigint AS sum`.execute(
    reader,
  );
  return rows[0]?.sum ?? 0;
}

/** Accounts whose latest checkpoint is not what their entries come to. It reads every entry. */
export async function selectFalseCheckpoints(reader: Reader): Promise<number[]> {
  const { rows } = await sql<{ accountId: number }>`
    WITH latest AS MATERIALIZED (
      SELECT DISTINCT ON (account_id) account_id, through_id, entries, balance_minor FROM account_checkpoints
      ORDER BY account_id, entries DESC
    ),
    own AS MATERIALIZED (
      SELECT e.account_id, count(*) AS entries, sum(e.amount_minor) AS amount_minor
      FROM entries e JOIN latest ON latest.account_id = e.account_id AND e.id <= latest.through_id
      GROUP BY e.account_id
    )
    SELECT latest.account_id AS "accountId" FROM latest LEFT JOIN own USING (account_id)
    WHERE (latest.entries, latest.balance_minor) IS DISTINCT FROM (own.entries, own.amount_minor)
    ORDER BY 1`.execute(reader);
  return rows.map(({ accountId }) => accountId);
}
