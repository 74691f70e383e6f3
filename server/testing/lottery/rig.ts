import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { sql } from 'kysely';
import type { BetType } from '@members/contract';
import { createLocalBeacon, type Beacon } from '../../src/draws';
import { balanceOf, credit, openAccount, reconcile } from '../../src/ledger';
import { createTestDatabase, type TestDatabase } from '../createTestDatabase';
import { insertGames, selectGame, type GameRow, type NewGame } from '../../src/lottery/gameStore';
import { setGameOpen } from '../../src/lottery/operations';
import { createRounds, type Rounds } from '../../src/lottery/rounds';
import { createLottery, type Lottery } from '../../src/lottery/service';

export interface LotteryRig {
  database: TestDatabase;
  beacon: Beacon;
  rounds: Rounds;
  lottery: Lottery;
  errors: unknown[];
  now(): Date;
  /** Moves the rig's clock; with a real clock there is nothing to move. */
  setTime(time: string | Date): void;
  /** Advances, brings beacon values and advances again: one tick of the clock. */
  tick(): Promise<void>;
  newGame(settings?: Partial<NewGame>): Promise<GameRow>;
  closeGame(game: GameRow): Promise<string>;
  newMember(balanceMinor?: number): Promise<number>;
  balance(memberId: number): Promise<number>;
  place(order: PlainOrder): Promise<{ count: number; totalMinor: number }>;
  /** Closes all, after asserting that the ledger is sound. */
  close(): Promise<void>;
}

export interface PlainOrder {
  memberId: number;
  game: GameRow;
  period: string;
  betTypes: readonly (BetType | string)[];
  stake: number;
  key?: string;
}

export interface RigOptions {
  /** Where the rig's own clock starts; `real` takes the machine's. */
  time?: string | 'real';
  chunkSize?: number;
  /** `hash`: a stand-in without elliptic curves, for tests of thousands of rounds that are not about beacons. */
  beacon?: 'local' | 'hash';
  beaconPeriodMs?: number;
}

/** The release of the game that a rig's rounds are opened with. */
export const rigRelease = 'ab'.repeat(32);

/** Games, rounds and orders on a database of their own, with a clock that the test moves. */
export async function createLotteryRig(options: RigOptions = {}): Promise<LotteryRig> {
  const { time = '2026-11-21T12:00:00Z', chunkSize, beacon: kind = 'local', beaconPeriodMs } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'lottery-'));
  const database = await createTestDatabase({ max: 10 });
  const errors: unknown[] = [];
  let current = time === 'real' ? null : new Date(time);
  const now = () => (current ? new Date(current) : new Date());
  const beacon =
    kind === 'hash'
      ? hashBeacon(now, beaconPeriodMs)
      : createLocalBeacon({ dataDir, periodMs: beaconPeriodMs, now });
  const rounds = createRounds({
    database,
    beacon,
    now,
    chunkSize,
    releaseHash: () => rigRelease,
    onError: (error) => errors.push(error),
  });
  const lottery = createLottery({ database, rounds, beacon: beacon.info, now });
  let count = 0;

  return {
    database,
    beacon,
    rounds,
    lottery,
    errors,
    now,
    setTime: (to) => {
      current = new Date(to);
    },
    async tick() {
      await rounds.advance();
      await rounds.collectBeaconValues();
      await rounds.advance();
    },
    async newGame(settings = {}) {
      count += 1;
      const game = { ...oneMinuteGame, key: `test-${count}`, position: count, ...settings };
      await database.transaction((transaction) =>
        insertGames(transaction, [{ key: 'test', name: { en_us: 'Test' }, position: 1 }], [game]),
      );
      return (await selectGame(database.reader, { key: game.key }))!;
    },
    closeGame: ({ key }) => setGameOpen(database, { key, open: false, operator: 'ana', now: now() }),
    newMember: (balanceMinor = 0) =>
      database.transaction(async (transaction) => {
        count += 1;
        const { id } = await transaction
          .insertInto('members')
          .values({ username: `player${count}`, password_hash: 'none', avatar_url: '/head/1.png' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await openAccount(transaction, id);
        const recharge = { kind: 'recharge', memberId: id, amountMinor: balanceMinor, now: now() } as const;
        if (balanceMinor > 0) await credit(transaction, recharge);
        return id;
      }),
    balance: (memberId) => balanceOf(database.reader, memberId),
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
    async close() {
      const ledger = await reconcile(database.reader);
      await database.close();
      rmSync(dataDir, { recursive: true });
      expect(ledger).toMatchObject({ discrepancies: [], entriesMinor: 0 });
    },
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

function hashBeacon(now: () => Date, periodMs = 3000): Beacon {
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

/** A round as it stands in the database. */
export async function roundOf(rig: LotteryRig, game: GameRow, period: string) {
  return rig.database.reader
    .selectFrom('rounds')
    .selectAll()
    .where('game_id', '=', game.id)
    .where('period', '=', period)
    .executeTakeFirst();
}

export async function ordersOf(rig: LotteryRig, memberId: number) {
  return rig.database.reader
    .selectFrom('orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** Runs a statement that the product itself never runs. */
export function tamper(rig: LotteryRig, statement: ReturnType<typeof sql>): Promise<unknown> {
  return rig.database.transaction((transaction) => statement.execute(transaction));
}
