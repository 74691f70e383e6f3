import { betTypes } from '@members/contract';
import { diceOfByte, outcomes, sumOf, winningBets } from '@members/verifier';
import { sql } from 'kysely';
import type { Reader } from '../database';

/** Sums over a game's settled orders; figures that outgrow a whole number come as decimals in text. */
export interface ReturnSums {
  orders: number;
  rounds: number;
  stakesMinor: number;
  payoutsMinor: number;
  /** Sum over rounds of the mean payout, times 216. */
  expected216: string;
  /** Sum over rounds of the payout's variance, times 216². */
  variance216: string;
}

/** Every sum of the dice: in how many of the 216 outcomes it falls, and which bet types win with it. */
const sums = new Map<number, { ways: number; winning: readonly string[] }>();
for (let outcome = 0; outcome < outcomes; outcome += 1) {
  const dice = diceOfByte(outcome)!;
  const ways = (sums.get(sumOf(dice))?.ways ?? 0) + 1;
  sums.set(sumOf(dice), { ways, winning: winningBets(dice) });
}
const wins = [...sums].flatMap(([sum, { ways, winning }]) =>
  betTypes.filter((type) => winning.includes(type)).map((type) => ({ sum, ways, type })),
);

/**
 * One pass over the settled orders. All orders of a round share its dice, so a round is the unit: its payout is a
 * function of the sum of the dice alone, and mean and variance follow from the sixteen sums, exactly.
 */
export async function selectReturnSums(reader: Reader, gameId: number): Promise<ReturnSums> {
  const { rows } = await sql<ReturnSums>`
    WITH win (dice_sum, ways, bet_type) AS (
      SELECT * FROM unnest(${wins.map(({ sum }) => sum)}::int[], ${wins.map(({ ways }) => ways)}::int[],
        ${wins.map(({ type }) => type)}::text[])
    ),
    bet AS (
      SELECT period, bet_type, count(*) AS orders, sum(stake_minor) AS stakes, sum(payout_minor) AS payouts,
        sum(stake_minor::numeric * odds_hundredths) / 100 AS gain
      FROM orders WHERE game_id = ${gameId} AND status IN (1, 2)
      GROUP BY period, bet_type
    ),
    outcome AS (
      SELECT bet.period, win.ways, sum(bet.gain) AS payout
      FROM bet JOIN win USING (bet_type)
      GROUP BY bet.period, win.dice_sum, win.ways
    ),
    round AS (
      SELECT sum(ways * payout) AS mean, 216 * sum(ways * payout * payout) - sum(ways * payout) ^ 2 AS variance
      FROM outcome GROUP BY period
    )
    SELECT (SELECT coalesce(sum(orders), 0)::bigint FROM bet) AS orders,
      (SELECT count(*) FROM round) AS rounds,
      (SELECT coalesce(sum(stakes), 0)::bigint FROM bet) AS "stakesMinor",
      (SELECT coalesce(sum(payouts), 0)::bigint FROM bet) AS "payoutsMinor",
      (SELECT coalesce(sum(mean), 0)::text FROM round) AS "expected216",
      (SELECT coalesce(sum(variance), 0)::text FROM round) AS "variance216"`.execute(reader);
  return rows[0]!;
}
