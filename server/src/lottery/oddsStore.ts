import type { Odds } from '@members/contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface OddsVersion {
  version: number;
  /** The first round that opens with them. */
  fromNumber: number;
  odds: Odds;
  /** Empty for what an installation began with. */
  proposedBy: string;
  setBy: string;
  reason: string;
  at: Date;
}

const columns = [
  'version',
  'from_number as fromNumber',
  'odds',
  'proposed_by as proposedBy',
  'set_by as setBy',
  'reason',
  'set_at as at',
] as const;

/** What the odds of a game are and were, newest first. */
export function selectOddsVersions(reader: Reader, gameId: number, limit: number): Promise<OddsVersion[]> {
  return reader
    .selectFrom('game_odds')
    .select(columns)
    .where('game_id', '=', gameId)
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** The odds with which the next round of a game opens. */
export async function selectOdds(reader: Reader, gameId: number): Promise<OddsVersion> {
  const [newest] = await selectOddsVersions(reader, gameId, 1);
  if (!newest) throw new Error(`Game ${gameId} has no odds.`);
  return newest;
}

/** The odds with which the next rounds of some games open. */
export async function selectOddsOf(reader: Reader, gameIds: readonly number[]): Promise<Map<number, Odds>> {
  const { rows } = await sql<{ gameId: number; odds: Odds }>`
    SELECT DISTINCT ON (game_id) game_id AS "gameId", odds FROM game_odds
    WHERE game_id = ANY (${[...gameIds]}::integer[]) ORDER BY game_id, version DESC`.execute(reader);
  return new Map(rows.map(({ gameId, odds }) => [gameId, odds]));
}

export interface Terms {
  odds: Odds;
  maxPayoutMinor: number;
  minStakeMinor: number;
}

/**
 * What a round of an open game opens with, held until the transaction ends: whoever changes it waits for the round, or the
 * round has the change. `null` for a game that is closed.
 */
export async function holdTerms(transaction: Transaction, gameId: number): Promise<Terms | null> {
  const game = await transaction
    .selectFrom('games')
    .select(['max_payout_minor as maxPayoutMinor', 'min_stake_minor as minStakeMinor'])
    .where('id', '=', gameId)
    .where('open', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!game) return null;
  // A statement of its own: the one that waits for the lock sees what was there before it.
  const { odds } = await selectOdds(transaction, gameId);
  return { ...game, odds };
}

/** Adds a version. The game is locked by then, so that no round opens beside it; see `holdTerms`. */
export async function insertOdds(
  transaction: Transaction,
  { gameId, version, fromNumber, odds, proposedBy, setBy, reason, at }: OddsVersion & { gameId: number },
): Promise<void> {
  await transaction
    .insertInto('game_odds')
    .values({
      ...{ game_id: gameId, version, from_number: fromNumber, odds: JSON.stringify(odds), reason },
      ...{ proposed_by: proposedBy, set_by: setBy, set_at: at },
    })
    .execute();
}
