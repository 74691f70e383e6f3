import type { Reader } from '../database';

/** Sums over the orders of a game's drawn rounds; figures that outgrow a whole number come as decimals in text. */
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

const nothing: ReturnSums = {
  orders: 0,
  rounds: 0,
  stakesMinor: 0,
  payoutsMinor: 0,
  expected216: '0',
  variance216: '0',
};

export async function selectReturnSums(reader: Reader, gameId: number): Promise<ReturnSums> {
  const row = await reader
    .selectFrom('game_returns')
    .select([
      'orders',
      'rounds',
      'stakes_minor as stakesMinor',
      'payouts_minor as payoutsMinor',
      'expected_216 as expected216',
      'variance_216 as variance216',
    ])
    .where('game_id', '=', gameId)
    .executeTakeFirst();
  return row ?? nothing;
}
