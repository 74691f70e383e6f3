import type { Reader } from '../database';
import type { Dice } from '../draws';
import type { RoundStatus } from '../database/tables/lottery';

export interface DrawnRound {
  period: string;
  dice: Dice;
}

/** Results of a game, newest first. */
export async function selectDrawnRounds(
  reader: Reader,
  gameId: number,
  limit: number,
): Promise<DrawnRound[]> {
  const rows = await reader
    .selectFrom('rounds')
    .select(['period', 'dice'])
    .where('game_id', '=', gameId)
    .where('dice', 'is not', null)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ period: row.period, dice: row.dice as unknown as Dice }));
}

export interface EndedRound {
  period: string;
  status: RoundStatus;
  dice: Dice | null;
}

/** Rounds of a game whose draw has come by `now`, newest first: drawn, void, or still waiting for their value. */
export async function selectEndedRounds(
  reader: Reader,
  { gameId, now, limit }: { gameId: number; now: Date; limit: number },
): Promise<EndedRound[]> {
  const rows = await reader
    .selectFrom('rounds')
    .select(['period', 'status', 'dice'])
    .where('game_id', '=', gameId)
    .where('draws_at', '<=', now)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, dice: row.dice as unknown as Dice | null }));
}
