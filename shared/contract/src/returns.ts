import { number, wire } from './read';

/**
 * What a game has paid so far, over its settled orders; cancelled ones, whose stakes went back, do not count.
 * Percents are of the stakes. `lowPercent` to `highPercent` is where the return of fair dice lies in 99 of 100 cases
 * for exactly these orders; both are 0 while there is no order.
 */
export interface GameReturns {
  orders: number;
  /** Rounds with settled orders: the independent throws behind the figures. */
  rounds: number;
  stakesMinor: number;
  payoutsMinor: number;
  /** The exact mean of fair dice for these orders. */
  expectedPercent: number;
  returnPercent: number;
  lowPercent: number;
  highPercent: number;
}

export function readGameReturns(value: unknown): GameReturns {
  const returns = wire(value);
  return {
    orders: number(returns.orders),
    rounds: number(returns.rounds),
    stakesMinor: number(returns.stakesMinor),
    payoutsMinor: number(returns.payoutsMinor),
    expectedPercent: number(returns.expectedPercent),
    returnPercent: number(returns.returnPercent),
    lowPercent: number(returns.lowPercent),
    highPercent: number(returns.highPercent),
  };
}
