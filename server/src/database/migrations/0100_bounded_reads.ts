import { sql, type Kysely } from 'kysely';

/**
 * Reads of a member's orders and entries cost what they look at, not what the member has done in a life. Orders of a
 * member stand in the order of time, in the place of their numbers, so that a week is a range of the index that every
 * order pays for anyway. What is neither stake nor win nor a returned stake is one entry in many: the indexes of these
 * cost an order nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX orders_of_member ON orders (member_id, placed_at, id)`.execute(db);
  await sql`DROP INDEX orders_member`.execute(db);
  await sql`
    CREATE INDEX entries_beside_orders ON entries (account_id, kind, created_at)
    WHERE kind NOT IN ('order', 'win', 'orderRefund')`.execute(db);
  await sql`
    CREATE INDEX entries_transfer ON entries (transfer_id) WHERE kind NOT IN ('order', 'win', 'orderRefund')`.execute(
    db,
  );
  await boundLosses(db);
  await boundSession(db);
}

/** The plan is the one of a member's range, whoever was asked about when the connection made it. */
async function boundLosses(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION play_losses(member bigint, at timestamptz, OUT day_minor bigint, OUT week_minor bigint)
    LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
    DECLARE
      day_start timestamptz := date_trunc('day', at, 'UTC');
      week_start timestamptz := date_trunc('week', at, 'UTC');
    BEGIN
      SELECT coalesce(sum(stake_minor - coalesce(payout_minor, 0)) FILTER (WHERE placed_at >= day_start), 0),
          coalesce(sum(stake_minor - coalesce(payout_minor, 0)), 0)
        INTO day_minor, week_minor
        FROM orders WHERE member_id = member AND placed_at >= week_start;
    END $$`.execute(db);
}

/** The play session is looked for a day back at most: one that goes on for longer is a day long. */
async function boundSession(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION play_session(member bigint, at timestamptz,
      OUT started_at timestamptz, OUT last_at timestamptz, OUT orders bigint, OUT settled_net_minor bigint, OUT open_minor bigint)
    LANGUAGE plpgsql VOLATILE SET enable_seqscan = off AS $$
    BEGIN
      SELECT max(bet.placed_at) FILTER (WHERE bet.placed_at > bet.before + interval '30 minutes'), max(bet.placed_at)
        INTO started_at, last_at FROM (
          SELECT o.placed_at, lag(o.placed_at, 1, '-infinity') OVER (ORDER BY o.placed_at) AS before FROM orders o
          WHERE o.member_id = member AND o.placed_at >= at - interval '1 day') AS bet;
      IF last_at IS NULL OR last_at < at - interval '30 minutes' THEN
        started_at := NULL;
        last_at := NULL;
        RETURN;
      END IF;
      SELECT count(*), coalesce(sum(o.payout_minor - o.stake_minor), 0),
          coalesce(sum(o.stake_minor) FILTER (WHERE o.payout_minor IS NULL), 0)
        INTO orders, settled_net_minor, open_minor
        FROM orders o WHERE o.member_id = member AND o.placed_at >= started_at;
    END $$`.execute(db);
}
