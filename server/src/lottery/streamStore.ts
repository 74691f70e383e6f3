import { sql } from 'kysely';
import { lanesOf, type Reader } from '../database';
import type { Dice } from '../draws';
import type { RoundStatus } from '../database/tables/lottery';
import type { OrderRow } from './orderStore';
import { isOfRound, type RoundId } from './roundStore';

export interface RecentRound {
  key: string;
  gameId: number;
  open: boolean;
  period: string;
  status: RoundStatus;
  closesAt: Date;
  drawsAt: Date;
  dice: Dice | null;
  settled: boolean;
}

/** As many as a list of results shows, so that a late value of one of them is seen. */
const recent = 21;

/** The newest rounds of some games, newest first, in one statement. A game without a round has none. */
export async function selectRecentRounds(reader: Reader, keys: readonly string[]): Promise<RecentRound[]> {
  const { rows } = await sql<RecentRound>`
    SELECT g.key, g.id AS "gameId", g.open, r.period, r.status,
      r.closes_at AS "closesAt", r.draws_at AS "drawsAt", r.dice,
      r.settled_at IS NOT NULL AS settled
    FROM games g CROSS JOIN LATERAL (
      SELECT * FROM rounds WHERE game_id = g.id ORDER BY number DESC LIMIT ${recent}) r
    WHERE g.key = ANY (${[...keys]}::text[])
    ORDER BY g.id, r.number DESC`.execute(reader);
  return rows;
}

/** An order of a settled round, without what all orders of the round have in common. */
export type SettledOrder = Omit<
  OrderRow,
  'gameId' | 'gameKey' | 'gameName' | 'iconUrl' | 'period' | 'dice'
> & {
  memberId: number;
  balanceMinor: number;
};

/** The orders that some members had in a settled round, oldest first, each with its member's balance of now. */
export async function selectSettledOrders(
  reader: Reader,
  { gameId, period, memberIds }: RoundId & { memberIds: readonly number[] },
): Promise<SettledOrder[]> {
  // By time, as the index of a member's orders is; a minute for servers whose clocks differ.
  const { rows } = await sql<SettledOrder>`
    WITH r AS MATERIALIZED (
      SELECT opens_at - interval '1 minute' AS since FROM rounds WHERE game_id = ${gameId} AND period = ${period}
    )
    SELECT o.id, o.transfer_id AS "slipId", o.member_id AS "memberId", a.balance_minor AS "balanceMinor", o.bet_type AS "betType", o.status,
      o.stake_minor AS "stakeMinor", o.odds_hundredths AS "oddsHundredths", o.payout_minor AS "payoutMinor",
      o.placed_at AS "placedAt", o.settled_at AS "settledAt"
    FROM orders o JOIN accounts a ON a.lane = o.lane AND a.member_id = o.member_id
    WHERE o.lane = ANY (${lanesOf(memberIds)}::smallint[]) AND o.member_id = ANY (${[...memberIds]}::bigint[])
      AND ${isOfRound({ gameId, period })} AND o.placed_at >= (SELECT since FROM r)
    ORDER BY o.id`.execute(reader);
  return rows;
}
