import { publicOdds } from '@members/contract';
import { sql } from 'kysely';
import type { LocalisedText, Reader, Transaction } from '../database';
import { insertOdds } from './oddsStore';
import type { Timetable } from './schedule';

export interface GameRow extends Timetable {
  id: number;
  key: string;
  name: LocalisedText;
  iconUrl: string;
  hot: boolean;
  open: boolean;
  maxPayoutMinor: number;
  minStakeMinor: number;
  /** No round opens for a slot that begins before. */
  startsAt: Date;
}

function games(reader: Reader) {
  return reader
    .selectFrom('games')
    .select([
      'id',
      'key',
      'name',
      'icon_url as iconUrl',
      'hot',
      'open',
      'round_ms as roundMs',
      'close_lead_ms as closeLeadMs',
      'beacon_delay_ms as beaconDelayMs',
      'max_payout_minor as maxPayoutMinor',
      'min_stake_minor as minStakeMinor',
      'starts_at as startsAt',
    ]);
}

export function selectGames(reader: Reader): Promise<GameRow[]> {
  return games(reader).orderBy('position').orderBy('id').execute();
}

/** Games that are open, of one class or of all. */
export function selectOpenGames(reader: Reader, classKey?: string): Promise<GameRow[]> {
  const open = games(reader).where('open', '=', true).orderBy('position').orderBy('id');
  return (classKey === undefined ? open : open.where('class_key', '=', classKey)).execute();
}

export async function selectGame(
  reader: Reader,
  game: { key: string } | { id: number },
): Promise<GameRow | null> {
  const query =
    'key' in game ? games(reader).where('key', '=', game.key) : games(reader).where('id', '=', game.id);
  return (await query.executeTakeFirst()) ?? null;
}

export function selectGameClasses(reader: Reader): Promise<{ key: string; name: LocalisedText }[]> {
  return reader.selectFrom('game_classes').select(['key', 'name']).orderBy('position').execute();
}

export interface NewGame extends Timetable {
  key: string;
  classKey: string;
  name: LocalisedText;
  iconUrl: string;
  hot: boolean;
  maxPayoutMinor: number;
  position: number;
}

/**
 * Adds a class and games with the usual odds; what is there already, by its key, stays as it is. Answers how many games
 * it added.
 */
export async function insertGames(
  transaction: Transaction,
  classes: readonly { key: string; name: LocalisedText; position: number }[],
  newGames: readonly NewGame[],
): Promise<number> {
  let added = 0;
  for (const each of classes)
    await sql`
      INSERT INTO game_classes (key, name, position)
      VALUES (${each.key}, ${JSON.stringify(each.name)}, ${each.position})
      ON CONFLICT DO NOTHING`.execute(transaction);
  for (const game of newGames) {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO games (key, class_key, name, icon_url, hot, round_ms, close_lead_ms, beacon_delay_ms,
        max_payout_minor, position)
      VALUES (${game.key}, ${game.classKey}, ${JSON.stringify(game.name)}, ${game.iconUrl}, ${game.hot},
        ${game.roundMs}, ${game.closeLeadMs}, ${game.beaconDelayMs}, ${game.maxPayoutMinor}, ${game.position})
      ON CONFLICT DO NOTHING RETURNING id`.execute(transaction);
    for (const { id } of rows) {
      const nobody = { proposedBy: '', setBy: '', reason: '', at: new Date(0) };
      await insertOdds(transaction, { gameId: id, version: 1, fromNumber: 1, odds: publicOdds, ...nobody });
      added += 1;
    }
  }
  return added;
}
