import { sql } from 'kysely';
import { laneOf, type LocalisedText, type Reader, type Transaction } from '../database';
import type { Dice } from '../draws';

/** Orders of one member that were placed together, as a whole. */
export interface SlipRow {
  /** The transfer that took the stakes. */
  id: number;
  memberId: number;
  gameId: number;
  gameKey: string;
  gameName: LocalisedText;
  iconUrl: string;
  period: string;
  /** 0 while one of its orders is open, 1 where one has won, 2 where none has, 3 where the round is void (D36). */
  status: number;
  /** Null while it is open. */
  dice: Dice | null;
  count: number;
  /** The first of its orders. */
  orderId: number;
  stakeMinor: number;
  /** Null while it is open. */
  returnMinor: number | null;
  placedAt: Date;
  settledAt: Date | null;
  drawsAt: Date;
}

export interface SlipsWanted {
  memberIds: readonly number[];
  /** Only slips that were placed from then on. */
  since: Date;
}

/** Orders of a member that are looked at; of a slip that is cut off by it nothing is known. */
const mostOrders = 1_000;

/**
 * The open slips of some members, and the settled ones that no device has told of, oldest first: what the app tells, and
 * what a push message can tell earlier.
 */
export async function selectSlipsToTell(
  reader: Reader,
  { memberIds, since }: SlipsWanted,
): Promise<SlipRow[]> {
  if (memberIds.length === 0) return [];
  // A part for each member: where orders are on other machines, each is asked where they lie, and the join is over these.
  const latest = memberIds.map(
    (memberId) => sql`(
      SELECT * FROM orders WHERE lane = ${laneOf(memberId)} AND member_id = ${memberId} AND placed_at >= ${since}
      ORDER BY placed_at DESC, id DESC LIMIT ${mostOrders})`,
  );
  const { rows } = await sql<SlipRow>`
    WITH latest AS MATERIALIZED (${sql.join(latest, sql` UNION ALL `)}),
    slip AS (
      SELECT member_id, transfer_id AS id, game_id, period, count(*)::integer, min(latest.id) AS order_id,
        CASE WHEN bool_or(status = 0) THEN 0 WHEN bool_or(status = 1) THEN 1 ELSE max(status) END AS status,
        sum(stake_minor)::bigint AS stake_minor, coalesce(sum(payout_minor), 0)::bigint AS return_minor,
        min(placed_at) AS placed_at, max(settled_at) AS settled_at
      FROM latest GROUP BY member_id, transfer_id, game_id, period
    ),
    cut AS (SELECT member_id, min(placed_at) AS at FROM latest GROUP BY member_id HAVING count(*) >= ${mostOrders})
    SELECT slip.id, slip.member_id AS "memberId", slip.game_id AS "gameId", g.key AS "gameKey", g.name AS "gameName",
      g.icon_url AS "iconUrl", slip.period, slip.status, CASE WHEN slip.status <> 0 THEN r.dice END AS dice,
      slip.count, slip.order_id AS "orderId", slip.stake_minor AS "stakeMinor",
      CASE WHEN slip.status <> 0 THEN slip.return_minor END AS "returnMinor",
      slip.placed_at AS "placedAt", slip.settled_at AS "settledAt", r.draws_at AS "drawsAt"
    FROM slip JOIN games g ON g.id = slip.game_id
    JOIN rounds r ON r.game_id = slip.game_id AND r.period = slip.period
    WHERE (slip.status = 0
        OR NOT EXISTS (SELECT FROM slips_told t WHERE t.member_id = slip.member_id AND t.slip_id = slip.id))
      AND NOT EXISTS (SELECT FROM cut WHERE cut.member_id = slip.member_id AND slip.placed_at <= cut.at)
    ORDER BY slip.id`.execute(reader);
  return rows;
}

export interface SlipMarks {
  memberId: number;
  slipIds: readonly number[];
  since: Date;
  now: Date;
}

/** Marks slips of a member as told. What is open still, or somebody else's, stays as it is. */
export async function insertSlipsTold(
  transaction: Transaction,
  { memberId, slipIds, since, now }: SlipMarks,
): Promise<void> {
  await sql`
    INSERT INTO slips_told (member_id, slip_id, told_at)
    SELECT member_id, transfer_id, ${now} FROM (
      SELECT * FROM orders WHERE lane = ${laneOf(memberId)} AND member_id = ${memberId} AND placed_at >= ${since}
      ORDER BY placed_at DESC, id DESC LIMIT ${mostOrders}
    ) AS latest
    WHERE transfer_id = ANY (${[...slipIds]}::bigint[])
    GROUP BY member_id, transfer_id HAVING bool_and(status <> 0)
    ON CONFLICT DO NOTHING`.execute(transaction);
}

/** Removes the marks of everybody that are no longer asked for. */
export async function removeSlipsToldBefore(transaction: Transaction, since: Date): Promise<void> {
  await transaction.deleteFrom('slips_told').where('told_at', '<', since).execute();
}
