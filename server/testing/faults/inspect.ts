import { sql } from 'kysely';
import type { Database } from '../../src/database';
import { reconcile } from '../../src/ledger';

/** All 0 where nothing was lost or done twice. */
export interface Inspection {
  acknowledgedMissing: number;
  ordersOpen: number;
  /** Orders without exactly the entries that their outcome asks for. */
  ordersBookedWrongly: number;
  balancesUnlikeEntries: number;
  entriesSumMinor: number;
}

/** Looks at every order and entry. A key stands for one order. */
export async function inspect(database: Database, acknowledged: readonly string[]): Promise<Inspection> {
  const { rows } = await sql<Pick<Inspection, 'acknowledgedMissing' | 'ordersOpen' | 'ordersBookedWrongly'>>`
    SELECT
      ${notOnce(acknowledged)} AS "acknowledgedMissing",
      (SELECT count(*) FROM orders WHERE status = 0) AS "ordersOpen",
      (SELECT count(*) FROM orders o LEFT JOIN (
        SELECT order_id,
          coalesce(sum(amount_minor) FILTER (WHERE kind = 'order'), 0) AS staked,
          coalesce(sum(amount_minor) FILTER (WHERE kind <> 'order'), 0) AS paid,
          count(*) AS entries
        FROM entries WHERE account_id > 10 GROUP BY order_id) booked ON booked.order_id = o.id
      WHERE booked.staked IS DISTINCT FROM -o.stake_minor OR booked.paid IS DISTINCT FROM o.payout_minor
        OR booked.entries IS DISTINCT FROM 1 + (o.payout_minor > 0)::integer) AS "ordersBookedWrongly"`.execute(
    database.reader,
  );
  const { discrepancies, entriesMinor } = await reconcile(database.reader);
  return { ...rows[0]!, balancesUnlikeEntries: discrepancies.length, entriesSumMinor: entriesMinor };
}

/** How many of the keys do not stand for exactly one order, as a scalar of a statement; joined once for all keys. */
export const notOnce = (keys: readonly string[]) => sql<number>`(
  SELECT count(*) FROM (
    SELECT a.key FROM unnest(${[...keys]}::text[]) AS a (key)
    LEFT JOIN transfers t ON t.idempotency_key = a.key LEFT JOIN orders o ON o.transfer_id = t.id
    GROUP BY a.key HAVING count(o.id) <> 1
  ) AS wrong)`;
