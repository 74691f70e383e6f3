import { sql } from 'kysely';
import type { Database } from '../../src/database';
import { reconcile } from '../../src/ledger';

/** All 0 where nothing was lost or done twice. */
export interface Inspection {
  acknowledgedMissing: number;
  ordersOpen: number;
  /** Settled orders that their round's commitment doesn't have. */
  ordersNotFixed: number;
  /** Orders without exactly the entries that their outcome asks for. */
  ordersBookedWrongly: number;
  balancesUnlikeEntries: number;
  entriesSumMinor: number;
}

/** What is found where nothing was lost, doubled, left open or booked wrongly. */
export const unharmed: Inspection = {
  acknowledgedMissing: 0,
  ordersOpen: 0,
  ordersNotFixed: 0,
  ordersBookedWrongly: 0,
  balancesUnlikeEntries: 0,
  entriesSumMinor: 0,
};

/** Looks at every order and entry. A key stands for one order. */
export async function inspect(database: Database, acknowledged: readonly string[]): Promise<Inspection> {
  // Orders and entries first: where they are spread over machines, each machine is asked for its own.
  const { rows } = await sql<Omit<Inspection, 'balancesUnlikeEntries' | 'entriesSumMinor'>>`
    WITH o AS MATERIALIZED (SELECT id, status, stake_minor, payout_minor FROM orders),
    booked AS MATERIALIZED (
      SELECT order_id,
        coalesce(sum(amount_minor) FILTER (WHERE kind = 'order'), 0) AS staked,
        coalesce(sum(amount_minor) FILTER (WHERE kind <> 'order'), 0) AS paid,
        count(*) AS entries
      FROM entries WHERE account_id > 10 GROUP BY order_id
    ),
    fixed AS MATERIALIZED (
      SELECT ('x' || encode(substring(order_ids FROM at FOR 8), 'hex'))::bit(64)::bigint AS id
      FROM round_commitments, generate_series(1, length(order_ids), 8) AS at
    )
    SELECT
      ${notOnce(acknowledged)} AS "acknowledgedMissing",
      (SELECT count(*) FROM o WHERE status = 0) AS "ordersOpen",
      (SELECT count(*) FROM o LEFT JOIN fixed USING (id)
      WHERE o.status <> 0 AND fixed.id IS NULL) AS "ordersNotFixed",
      (SELECT count(*) FROM o LEFT JOIN booked ON booked.order_id = o.id
      WHERE booked.staked IS DISTINCT FROM -o.stake_minor OR booked.paid IS DISTINCT FROM o.payout_minor
        OR booked.entries IS DISTINCT FROM 1 + (o.payout_minor > 0)::integer) AS "ordersBookedWrongly"`.execute(
    database.reader,
  );
  const { discrepancies, entriesMinor } = await reconcile(database.reader);
  return { ...rows[0]!, balancesUnlikeEntries: discrepancies.length, entriesSumMinor: entriesMinor };
}

/** How many of the keys do not stand for exactly one order, as a scalar of a statement; joined once for all keys. */
export const notOnce = (keys: readonly string[]) => sql<number>`(
  WITH placed AS MATERIALIZED (
    SELECT t.idempotency_key AS key, count(*) AS orders
    FROM transfers t JOIN orders o ON o.lane = t.lane AND o.transfer_id = t.id
    WHERE t.idempotency_key = ANY (${[...keys]}::text[]) GROUP BY t.idempotency_key
  )
  SELECT count(*) FROM unnest(${[...keys]}::text[]) AS a (key) LEFT JOIN placed USING (key)
  WHERE placed.orders IS DISTINCT FROM 1)`;
