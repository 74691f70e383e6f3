import { sql, type RawBuilder } from 'kysely';
import type { LocalisedText, Reader, Transaction } from '../database';
import type { RoundStatus } from '../database/tables/lottery';
import type { GameRow, NewGame } from './gameStore';
import type { ReturnSums } from './returnsStore';

/** A game with what only operators see of it. */
export interface OfficeGame extends GameRow {
  classKey: string;
  position: number;
  archived: boolean;
  version: number;
}

const officeGames = (where: RawBuilder<unknown>) => sql<OfficeGame>`
  SELECT id, key, class_key AS "classKey", name, icon_url AS "iconUrl", hot, open, archived, version, position,
    round_ms AS "roundMs", close_lead_ms AS "closeLeadMs", beacon_delay_ms AS "beaconDelayMs",
    max_payout_minor AS "maxPayoutMinor", min_stake_minor AS "minStakeMinor", starts_at AS "startsAt"
  FROM games WHERE ${where}`;

/** Games in the order of members; archived ones where they are asked for. */
export async function selectOfficeGames(
  reader: Reader,
  wanted: {
    open?: boolean | undefined;
    archived: boolean;
    after?: { position: number; id: number } | undefined;
    limit: number;
  },
): Promise<OfficeGame[]> {
  const { open, archived, after = { position: -1, id: 0 }, limit } = wanted;
  const { rows } = await officeGames(sql`
    archived = ${archived} AND ${open === undefined ? sql`true` : sql`open = ${open}`}
      AND (position, id) > (${after.position}, ${after.id})
    ORDER BY position, id LIMIT ${limit}`).execute(reader);
  return rows;
}

export async function selectOfficeGame(reader: Reader, key: string): Promise<OfficeGame | null> {
  const { rows } = await officeGames(sql`key = ${key}`).execute(reader);
  return rows[0] ?? null;
}

/** A game, held until the transaction ends: no round of it opens meanwhile. */
export async function claimGame(transaction: Transaction, key: string): Promise<OfficeGame | null> {
  const { rows } = await officeGames(sql`key = ${key} FOR NO KEY UPDATE`).execute(transaction);
  return rows[0] ?? null;
}

/** Adds a game; `null` where there is one of its key. It has no odds yet. */
export async function insertGame(
  transaction: Transaction,
  game: NewGame & Pick<GameRow, 'open' | 'minStakeMinor' | 'startsAt'>,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO games (key, class_key, name, icon_url, hot, open, round_ms, close_lead_ms, beacon_delay_ms,
      max_payout_minor, min_stake_minor, position, starts_at)
    VALUES (${game.key}, ${game.classKey}, ${JSON.stringify(game.name)}, ${game.iconUrl}, ${game.hot}, ${game.open},
      ${game.roundMs}, ${game.closeLeadMs}, ${game.beaconDelayMs}, ${game.maxPayoutMinor}, ${game.minStakeMinor},
      ${game.position}, ${game.startsAt})
    ON CONFLICT DO NOTHING RETURNING id`.execute(transaction);
  return rows[0]?.id ?? null;
}

export interface GameChange {
  name?: LocalisedText;
  iconUrl?: string;
  hot?: boolean;
  position?: number;
  minStakeMinor?: number;
  maxPayoutMinor?: number;
  open?: boolean;
  archived?: boolean;
}

/** Changes a game that is claimed, and counts its version up. */
export async function updateGame(transaction: Transaction, id: number, change: GameChange): Promise<void> {
  const { name, iconUrl, minStakeMinor, maxPayoutMinor, ...same } = change;
  await transaction
    .updateTable('games')
    .set((game) => ({
      ...same,
      ...(name && { name: JSON.stringify(name) }),
      ...(iconUrl !== undefined && { icon_url: iconUrl }),
      ...(minStakeMinor !== undefined && { min_stake_minor: minStakeMinor }),
      ...(maxPayoutMinor !== undefined && { max_payout_minor: maxPayoutMinor }),
      version: game('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Number of the newest round of a game, 0 for none. */
export async function selectNewestNumber(reader: Reader, gameId: number): Promise<number> {
  const row = await reader
    .selectFrom('rounds')
    .select('number')
    .where('game_id', '=', gameId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

export async function hasUnsettledRound(reader: Reader, gameId: number): Promise<boolean> {
  const row = await reader
    .selectFrom('rounds')
    .select('number')
    .where('game_id', '=', gameId)
    .where('settled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What the rounds of each game come to that opened on the days (UTC) from one to another, both included. */
export async function selectDaySums(
  reader: Reader,
  { from, to }: { from: string; to: string },
): Promise<Map<number, ReturnSums>> {
  const { rows } = await sql<ReturnSums & { gameId: number }>`
    SELECT game_id AS "gameId", sum(orders)::bigint AS orders, sum(rounds)::bigint AS rounds,
      sum(stakes_minor)::bigint AS "stakesMinor", sum(payouts_minor)::bigint AS "payoutsMinor",
      sum(expected_216) AS "expected216", sum(variance_216) AS "variance216"
    FROM game_days WHERE day >= ${from}::date AND day <= ${to}::date GROUP BY game_id`.execute(reader);
  return new Map(rows.map(({ gameId, ...sums }) => [gameId, sums]));
}

export async function selectFloor(reader: Reader): Promise<number> {
  const row = await reader.selectFrom('game_rule').select('floor_hundredths').executeTakeFirstOrThrow();
  return row.floor_hundredths;
}

export async function updateFloor(transaction: Transaction, floorHundredths: number): Promise<void> {
  await transaction.updateTable('game_rule').set({ floor_hundredths: floorHundredths }).execute();
}

export interface ListedRound {
  gameId: number;
  gameKey: string;
  gameName: LocalisedText;
  number: number;
  period: string;
  state: RoundStatus;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  voidReason: string | null;
  beaconChain: string;
  beaconRound: number;
  hasValue: boolean;
  settled: boolean;
}

/** Rounds of one or all games, newest first. */
export async function selectRounds(
  reader: Reader,
  wanted: {
    state: 'attention' | 'void' | 'all';
    key?: string | undefined;
    /** Rounds that have had the time to be drawn and settled. */
    dueBefore: Date;
    after?: { opensAt: Date; gameId: number } | undefined;
    limit: number;
  },
): Promise<ListedRound[]> {
  const { state, key, dueBefore, after, limit } = wanted;
  const states = {
    attention: sql`r.settled_at IS NULL AND r.draws_at < ${dueBefore}`,
    void: sql`r.status = 'void'`,
    all: sql`true`,
  };
  const ofGame = key === undefined ? sql`true` : sql`r.game_id = (SELECT id FROM games WHERE key = ${key})`;
  const before = after
    ? sql`r.opens_at <= ${after.opensAt} AND (r.opens_at, r.game_id) < (${after.opensAt}, ${after.gameId})`
    : sql`true`;
  const { rows } = await sql<ListedRound>`
    SELECT r.game_id AS "gameId", g.key AS "gameKey", g.name AS "gameName", r.number, r.period, r.status AS state,
      r.opens_at AS "opensAt", r.closes_at AS "closesAt", r.draws_at AS "drawsAt", r.void_reason AS "voidReason",
      r.beacon_chain AS "beaconChain", r.beacon_round AS "beaconRound", v.round IS NOT NULL AS "hasValue",
      r.settled_at IS NOT NULL AS settled
    FROM rounds r JOIN games g ON g.id = r.game_id
      LEFT JOIN beacon_values v ON v.chain_hash = r.beacon_chain AND v.round = r.beacon_round
    WHERE ${states[state]} AND ${ofGame} AND ${before}
    ORDER BY r.opens_at DESC, r.game_id DESC LIMIT ${limit}`.execute(reader);
  return rows;
}

export interface LateRounds {
  gameKey: string;
  count: number;
  oldestAt: Date;
}

/** Rounds whose draw was before a time and that are not settled, by game. */
export async function selectLateRounds(reader: Reader, dueBefore: Date): Promise<LateRounds[]> {
  const { rows } = await sql<LateRounds>`
    SELECT g.key AS "gameKey", count(*), min(r.draws_at) AS "oldestAt"
    FROM rounds r JOIN games g ON g.id = r.game_id
    WHERE r.settled_at IS NULL AND r.draws_at < ${dueBefore} GROUP BY g.key ORDER BY g.key`.execute(reader);
  return rows;
}

/** Games whose last seven days lie outside of their band, and for how many rounds in a row they have. */
export function selectOutside(reader: Reader): Promise<{ key: string; outsideRounds: number }[]> {
  return reader
    .selectFrom('game_returns')
    .innerJoin('games', 'games.id', 'game_returns.game_id')
    .select(['games.key', 'outside_rounds as outsideRounds'])
    .where('outside_rounds', '>', 0)
    .execute();
}

/** The newest value of the beacon that rounds are drawn from; null before the first round. */
export async function selectBeacon(
  reader: Reader,
): Promise<{ kind: 'public' | 'test'; valueAt: Date | null } | null> {
  const { rows } = await sql<{ kind: 'public' | 'test'; valueAt: Date | null }>`
    SELECT kind, (SELECT verified_at FROM beacon_values v WHERE v.chain_hash = b.chain_hash ORDER BY round DESC LIMIT 1)
      AS "valueAt"
    FROM beacons b ORDER BY "valueAt" DESC NULLS LAST LIMIT 1`.execute(reader);
  return rows[0] ?? null;
}
