import { winningBets } from '@members/contract';
import { diceOfByte, outcomes, sumOf } from '@members/verifier';
import { sql } from 'kysely';

/** Which bets win with each sum of the dice, by the verifier. */
const winning = new Map<number, string>();
for (let outcome = 0; outcome < outcomes; outcome += 1) {
  const dice = diceOfByte(outcome)!;
  winning.set(sumOf(dice), `{${winningBets(dice).join(',')}}`);
}

/** As rows of a sum and an array of its bets. */
export const betsOfSums = sql`unnest(${[...winning.keys()]}::integer[], ${[...winning.values()]}::text[])`;
