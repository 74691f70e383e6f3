import { sql } from 'kysely';
import type { LocalisedText, Reader, Transaction } from '../database';
import type { Timetable } from './schedule';

export interface GameRow extends Timetable {
  id: number;
  key: string;
  name: LocalisedText;
  iconUrl: string;
  hot: boolean;
  open: boolean;
  maxPayoutMinor: number;
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

/** Whether a game is open, held until the transaction ends; `null` where there is no such game. */
export async function holdOpen(transaction: Transaction, key: string): Promise<boolean | null> {
  const row = await transaction
    .selectFrom('games')
    .select('open')
    .where('key', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.open ?? null;
}

export async function setOpen(
  transaction: Transaction,
  { key, open }: { key: string; open: boolean },
): Promise<void> {
  await transaction.updateTable('games').set({ open }).where('key', '=', key).execute();
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

/** Adds a class and games; what is there already, by its key, stays as it is. Answers how many games it added. */
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
    const { numAffectedRows = 0n } = await sql`
      INSERT INTO games (key, class_key, name, icon_url, hot, round_ms, close_lead_ms, beacon_delay_ms,
        max_payout_minor, position)
      VALUES (${game.key}, ${game.classKey}, ${JSON.stringify(game.name)}, ${game.iconUrl}, ${game.hot},
        ${game.roundMs}, ${game.closeLeadMs}, ${game.beaconDelayMs}, ${game.maxPayoutMinor}, ${game.position})
      ON CONFLICT DO NOTHING`.execute(transaction);
    added += Number(numAffectedRows);
  }
  return added;
}
