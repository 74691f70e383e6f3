import { createHash, randomBytes } from 'node:crypto';
import type { sql } from 'kysely';
import type { BetType } from '@members/contract';
import type { Beacon } from '../src/draws';
import { insertGames, selectGame, type GameRow, type NewGame } from '../src/lottery/gameStore';
import { setGameOpen } from '../src/lottery/operations';
import type { Rounds } from '../src/lottery/rounds';
import type { Lottery } from '../src/lottery/service';
import type { Database } from '../src/database';
import type { TestDatabase } from './createTestDatabase';

/** What tests of games start at, a Saturday; `firstPeriod` is the round of a minute that is open then. */
export const noon = '2026-11-21T12:00:00Z';
export const firstPeriod = '20261121-0721';

/** The release of the game that rounds of a test server are opened with. */
export const gameRelease = 'ab'.repeat(32);

export interface TestOrder {
  memberId: number;
  game: GameRow;
  period: string;
  betTypes: readonly (BetType | string)[];
  stake: number;
  key?: string;
}

export interface TestGames {
  /** A game with rounds of a minute, unless told otherwise. */
  newGame(settings?: Partial<NewGame>): Promise<GameRow>;
  closeGame(game: GameRow): Promise<void>;
  /** Advances, brings beacon values and advances again, as the round clock does each second. */
  tick(): Promise<void>;
  place(order: TestOrder): Promise<{ count: number; totalMinor: number }>;
}

/** Games of a test server, played without the calls. */
export function createTestGames(on: {
  database: Database;
  rounds: Rounds;
  lottery: Lottery;
  logKey: Buffer;
  now: () => Date;
}): TestGames {
  const { database, rounds, lottery, logKey, now } = on;
  let count = 0;
  return {
    async newGame(settings = {}) {
      count += 1;
      const game = { ...oneMinuteGame, key: `test-${count}`, position: count, ...settings };
      await database.transaction((transaction) =>
        insertGames(transaction, [{ key: 'test', name: { en_us: 'Test' }, position: 1 }], [game]),
      );
      return (await selectGame(database.reader, { key: game.key }))!;
    },
    closeGame: ({ key }) => setGameOpen(database, { key, open: false, operator: 'ana', now: now(), logKey }),
    async tick() {
      await rounds.advance();
      await rounds.collectBeaconValues();
      await rounds.advance();
    },
    place: ({ memberId, game, period, betTypes, stake, key = null }) =>
      lottery.placeOrder({
        memberId,
        sessionMemberId: memberId,
        gameId: game.id,
        period,
        betTypes,
        stake,
        idempotencyKey: key,
      }),
  };
}

const oneMinuteGame: Omit<NewGame, 'key' | 'position'> = {
  classKey: 'test',
  name: { en_us: 'Test game', ko_ko: '시험 게임' },
  iconUrl: '/media/games/test.svg',
  hot: false,
  roundMs: 60_000,
  closeLeadMs: 10_000,
  beaconDelayMs: 6000,
  maxPayoutMinor: 50_000_000,
};

/** A stand-in without elliptic curves, for tests of many rounds that are not about beacons. */
export function createHashBeacon(now: () => Date, periodMs = 3000): Beacon {
  const genesisMs = Date.UTC(2026, 0, 1);
  const info = { kind: 'test', chainHash: '0'.repeat(64), publicKey: '', genesisMs, periodMs } as const;
  const timeOf = (round: bigint) => new Date(genesisMs + (Number(round) - 1) * periodMs);
  const sign = (round: bigint) => createHash('sha384').update(`round ${round}`).digest();
  return {
    info,
    timeOf,
    roundAt: (time) => BigInt(Math.max(0, Math.ceil((time.getTime() - genesisMs) / periodMs)) + 1),
    fetch: async (round) => (timeOf(round) <= now() ? sign(round) : null),
    verify: (round, signature) => sign(round).equals(signature),
  };
}

interface OnDatabase {
  database: Database;
}

/** A round as it stands in the database. */
export const roundOf = ({ database }: OnDatabase, game: GameRow, period: string) =>
  database.reader
    .selectFrom('rounds')
    .selectAll()
    .where('game_id', '=', game.id)
    .where('period', '=', period)
    .executeTakeFirst();

export const ordersOf = ({ database }: OnDatabase, memberId: number) =>
  database.reader.selectFrom('orders').selectAll().where('member_id', '=', memberId).orderBy('id').execute();

/** Runs a statement that the product itself never runs. */
export const tamper = (
  { database }: { database: TestDatabase },
  statement: ReturnType<typeof sql>,
): Promise<unknown> => database.owner.transaction((transaction) => statement.execute(transaction));

/** An idempotency key of an order. */
export const newKey = () => randomBytes(12).toString('hex');
