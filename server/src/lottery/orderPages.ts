import { sql } from 'kysely';
import { laneOf, type LocalisedText, type Reader } from '../database';

export interface PagedOrder {
  id: number;
  gameName: LocalisedText;
  period: string;
  betType: string;
  status: number;
  stakeMinor: number;
  payoutMinor: number | null;
  placedAt: Date;
  settledAt: Date | null;
}

export interface WantedOrders {
  memberId: number;
  gameKey?: string | undefined;
  status?: number | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** The last order of the page before. */
  before?: number | undefined;
  limit: number;
}

/** A member's orders, newest first; of a game, a state or a time, or all. */
export async function selectOrdersBefore(reader: Reader, wanted: WantedOrders): Promise<PagedOrder[]> {
  const { memberId, gameKey, status, from, until, before, limit } = wanted;
  const conditions = [
    sql`lane = ${laneOf(memberId)} AND member_id = ${memberId}`,
    ...(gameKey === undefined ? [] : [sql`game_id = (SELECT id FROM games WHERE key = ${gameKey})`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(from ? [sql`placed_at >= ${from}`] : []),
    ...(until ? [sql`placed_at < ${until}`] : []),
    ...(before === undefined
      ? []
      : [
          sql`(placed_at, id) < (SELECT placed_at, id FROM orders WHERE lane = ${laneOf(memberId)} AND id = ${before})`,
        ]),
  ];
  const { rows } = await sql<PagedOrder>`
    SELECT o.id, games.name AS "gameName", o.period, o.bet_type AS "betType", o.status,
      o.stake_minor AS "stakeMinor", o.payout_minor AS "payoutMinor", o.placed_at AS "placedAt",
      o.settled_at AS "settledAt"
    FROM (
      SELECT * FROM orders WHERE ${sql.join(conditions, sql` AND `)}
      ORDER BY placed_at DESC, id DESC LIMIT ${limit}
    ) AS o JOIN games ON games.id = o.game_id
    ORDER BY o.placed_at DESC, o.id DESC`.execute(reader);
  return rows;
}

/** Whose order it is; `null` for none. */
export async function selectOrderOwner(reader: Reader, id: number): Promise<number | null> {
  const row = await reader
    .selectFrom('orders')
    .select('member_id as memberId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.memberId ?? null;
}
