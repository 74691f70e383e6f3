import { sql } from 'kysely';
import type { BetType } from '@members/contract';
import { inLanes, laneOf, type LocalisedText, type Reader, type Transaction } from '../database';
import type { Dice } from '../draws';
import { creditEachParts, houseAccount } from '../ledger';
import { isOfRound, placedAround, type RoundId } from './roundStore';

export interface Chunk extends RoundId {
  /** The winning bet types, or null to cancel the orders and return their stakes. */
  winning: readonly BetType[] | null;
  /** Whose orders, by the lanes of their members. */
  lanes: readonly number[];
  afterId: number;
  size: number;
  now: Date;
}

export interface SettledChunk {
  settled: number;
  /** The id to go on after. */
  lastId: number;
}

/**
 * Settles the next open orders of a round, by id, and books what they bring to their members, in one statement. The
 * orders stay locked until the transaction ends; another process at the same round skips them and takes the
 * following ones. Each order is looked up by its whole key: with another table between, its lane alone may be taken.
 */
export async function settleOrders(transaction: Transaction, chunk: Chunk): Promise<SettledChunk> {
  const { gameId, period, winning, lanes, afterId, size, now } = chunk;
  const outcome = winning
    ? sql`status = CASE WHEN o.bet_type = ANY (${[...winning]}::text[]) THEN 1 ELSE 2 END,
        payout_minor = CASE WHEN o.bet_type = ANY (${[...winning]}::text[])
          THEN o.stake_minor * o.odds_hundredths / 100 ELSE 0 END`
    : sql`status = 3, payout_minor = o.stake_minor`;
  const credits = {
    kind: winning ? 'win' : 'orderRefund',
    fromAccount: houseAccount,
    reference: `${gameId}/${period}`,
    now,
    lanes,
  } as const;
  const { rows } = await sql<SettledChunk>`
    WITH due AS (
      SELECT lane, id FROM orders o
      WHERE ${isOfRound({ gameId, period })} AND status = 0 AND id > ${afterId} AND ${inLanes('o.lane', lanes)}
      ORDER BY id LIMIT ${size} FOR UPDATE SKIP LOCKED
    ),
    settled AS (
      UPDATE orders o SET ${outcome}, settled_at = ${now}
      FROM due
      WHERE ${inLanes('o.lane', lanes)} AND o.lane = due.lane AND o.id = due.id AND ${placedAround(period)}
      RETURNING o.lane, o.member_id, o.id AS order_id, o.payout_minor AS amount_minor
    ),
    payout AS (
      SELECT lane, a.id AS account_id, amount_minor, order_id FROM settled JOIN accounts a USING (lane, member_id)
      WHERE amount_minor > 0 AND ${inLanes('a.lane', lanes)}
    ),
    ${creditEachParts('payout', credits)}
    SELECT count(*) AS settled, coalesce(max(order_id), ${afterId}) AS "lastId" FROM settled`.execute(
    transaction,
  );
  return rows[0]!;
}

/** The lanes in which a round that takes no more bets has open orders, in their order. */
export async function selectOpenLanes(reader: Reader, { gameId, period }: RoundId): Promise<number[]> {
  const { rows } = await sql<{ lane: number }>`
    SELECT DISTINCT lane FROM orders o WHERE ${isOfRound({ gameId, period })} AND status = 0 ORDER BY lane`.execute(
    reader,
  );
  return rows.map(({ lane }) => lane);
}

export interface OrderRow {
  id: number;
  /** The transfer that took the stakes of all that was placed with it. */
  slipId: number;
  gameId: number;
  gameKey: string;
  gameName: LocalisedText;
  iconUrl: string;
  period: string;
  betType: BetType;
  status: number;
  stakeMinor: number;
  oddsHundredths: number;
  payoutMinor: number | null;
  dice: Dice | null;
  placedAt: Date;
  settledAt: Date | null;
}

/** A span of time in which orders were placed: only its months are looked at, in their order where it has an end. */
export interface Span {
  from: Date;
  until: Date;
}

/** A member's orders of a span, newest first. */
export async function selectOrders(
  reader: Reader,
  { memberId, from, until, limit }: Span & { memberId: number; limit: number },
): Promise<OrderRow[]> {
  const rows = await reader
    .selectFrom((newest) =>
      newest
        .selectFrom('orders')
        .selectAll()
        .where('lane', '=', laneOf(memberId))
        .where('member_id', '=', memberId)
        .where('placed_at', '>=', from)
        .where('placed_at', '<', until)
        .orderBy('placed_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('o'),
    )
    .innerJoin('games', 'games.id', 'o.game_id')
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    // Asked for each order by key; as a join it may be planned as a scan of all rounds.
    .select((row) => [
      row
        .selectFrom('rounds')
        .select('dice')
        .whereRef('rounds.game_id', '=', 'o.game_id')
        .whereRef('rounds.period', '=', 'o.period')
        .as('dice'),
      'o.id',
      'o.transfer_id as slipId',
      'o.game_id as gameId',
      'games.key as gameKey',
      'games.name as gameName',
      'games.icon_url as iconUrl',
      'o.period',
      'o.bet_type as betType',
      'o.status',
      'o.stake_minor as stakeMinor',
      'o.odds_hundredths as oddsHundredths',
      'o.payout_minor as payoutMinor',
      'o.placed_at as placedAt',
      'o.settled_at as settledAt',
    ])
    .execute();
  // An order that is not settled yet shows no dice, also when its round is drawn already (call 23).
  return rows.map((row) => ({
    ...row,
    betType: row.betType as BetType,
    dice: row.status === 0 ? null : (row.dice as unknown as Dice | null),
  }));
}

/** Sum of a member's stakes that are not settled yet: orders since the oldest round that has not ended. */
export async function selectOpenStakes(reader: Reader, memberId: number): Promise<number> {
  const { rows: rounds } = await sql<{ since: Date | null }>`
    SELECT min(opens_at) - interval '1 day' AS since FROM rounds WHERE settled_at IS NULL`.execute(reader);
  const since = rounds[0]?.since;
  if (!since) return 0;
  const { rows } = await sql<{ stakes: number }>`
    SELECT coalesce(sum(stake_minor), 0)::bigint AS stakes FROM orders
    WHERE lane = ${laneOf(memberId)} AND member_id = ${memberId} AND status = 0 AND placed_at >= ${since}`.execute(
    reader,
  );
  return rows[0]?.stakes ?? 0;
}

export interface LiveOrder {
  username: string;
  gameName: LocalisedText;
  betType: BetType;
  stakeMinor: number;
  payoutMinor: number;
  settledAt: Date;
}

/** The latest settled orders of all members in a span, wins and losses as they came, newest first (D02). */
export async function selectLiveOrders(
  reader: Reader,
  { from, until, limit }: Span & { limit: number },
): Promise<LiveOrder[]> {
  const rows = await reader
    .selectFrom((latest) =>
      latest
        .selectFrom('orders')
        .selectAll()
        .where('status', 'in', [1, 2])
        .where('placed_at', '>=', from)
        .where('placed_at', '<', until)
        .orderBy('settled_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .as('orders'),
    )
    .innerJoin('games', 'games.id', 'orders.game_id')
    .innerJoin('members', 'members.id', 'orders.member_id')
    .orderBy('orders.settled_at', 'desc')
    .orderBy('orders.id', 'desc')
    .select([
      'members.username',
      'games.name as gameName',
      'orders.bet_type as betType',
      'orders.stake_minor as stakeMinor',
      'orders.payout_minor as payoutMinor',
      'orders.settled_at as settledAt',
    ])
    .execute();
  return rows.map((row) => ({
    ...row,
    betType: row.betType as BetType,
    payoutMinor: row.payoutMinor ?? 0,
    settledAt: row.settledAt!,
  }));
}
