import { sql, type RawBuilder } from 'kysely';
import { inLanes } from '../database';
import type { TransferKind } from '../database/tables/ledger';

/**
 * Three parts of a WITH clause that debit many members in one statement, each covered or not on its own. `requests`
 * names an earlier part with one row per member at most: `n`, `member_id`, `amount_minor`, `idempotency_key`,
 * `input_hash`, `now`; `lanes` are those of these members. The part `debit` (`n`, `lane`, `member_id`, `account_id`, `transfer_id`) has the rows that were
 * taken; a balance that does not cover its amount and a key used before leave none.
 *
 * Accounts are taken in the order of their keys, as `creditAll` takes them, and before anything is decided: a balance
 * is read and changed under its lock, and of two uses of a key the second sees the first. They are locked by arrays of
 * their keys, see `creditEachParts`. `condition` is asked there too, of the row `r` of a request and its locked
 * `account`.
 *
 * The new balance comes from the locked row, not from the updated one: an update first tries the row as it was when
 * the statement began, and the constraint on balances would refuse that try where a credit came in between.
 */
export function debitEachParts(
  requests: string,
  {
    kind,
    lanes,
    condition,
  }: { kind: TransferKind; lanes: readonly number[]; condition: RawBuilder<boolean> },
): RawBuilder<unknown> {
  const request = sql.ref(requests);
  return sql`
    account AS (
      SELECT lane, id, member_id, balance_minor FROM accounts
      WHERE lane = ANY (${[...lanes]}::smallint[]) AND member_id = ANY (ARRAY(SELECT member_id FROM ${request}))
      ORDER BY lane, id FOR UPDATE
    ),
    transfer AS (
      INSERT INTO transfers (lane, kind, member_id, idempotency_key, input_hash, created_at)
      SELECT account.lane, ${kind}, r.member_id, r.idempotency_key, r.input_hash, r.now
      FROM ${request} r JOIN account USING (member_id)
      WHERE account.balance_minor >= r.amount_minor AND ${condition}
      ON CONFLICT (lane, member_id, kind, idempotency_key) DO NOTHING
      RETURNING id, member_id
    ),
    debit AS (
      UPDATE accounts SET balance_minor = account.balance_minor - r.amount_minor
      FROM account JOIN ${request} r USING (member_id) JOIN transfer USING (member_id)
      WHERE ${inLanes('accounts.lane', lanes)} AND accounts.lane = account.lane AND accounts.id = account.id
      RETURNING r.n, accounts.lane, accounts.member_id, accounts.id AS account_id, transfer.id AS transfer_id
    )`;
}

/**
 * The part of a WITH clause that posts what `debit` took, line by line, to `counterAccount`. `lines` names an earlier
 * part with `transfer_id`, `order_id`, `amount_minor` and `created_at`; those of a request sum to its amount.
 */
export function postEachPart(
  lines: string,
  { kind, counterAccount }: { kind: TransferKind; counterAccount: number },
): RawBuilder<unknown> {
  return sql`
    posting AS (
      INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, order_id, created_at)
      SELECT debit.lane, debit.transfer_id, side.account_id, ${kind}, side.sign * line.amount_minor, line.order_id,
        line.created_at
      FROM ${sql.ref(lines)} AS line JOIN debit USING (transfer_id),
        unnest(ARRAY[debit.account_id, ${counterAccount}::bigint], '{-1,1}'::integer[]) AS side (account_id, sign)
      ORDER BY line.order_id
    )`;
}
