import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCardNumbers, type CardNumbers } from '../src/cardNumbers';
import { createMemberApi, type MemberApiDependencies } from '../src/createMemberApi';
import type { Reader } from '../src/database';
import { createLocalBeacon, type Beacon } from '../src/draws';
import { createCodeOf } from '../src/codes';
import { createHttpServer } from '../src/http';
import { balanceOf, reconcile } from '../src/ledger';
import { createRounds, type Rounds } from '../src/lottery';
import { createPasswords, type Passwords } from '../src/members';
import { createLottery, type Lottery } from '../src/lottery/service';
import type { Message } from '../src/mail';
import { operatorLogKey, type Act } from '../src/operatorLog';
import { readVariables } from '../src/readVariables';
import { createTestDatabase, type TestDatabase } from './createTestDatabase';
import { createTestGames, createHashBeacon, gameRelease, type TestGames } from './testGames';
import { createTestCalls, type TestCalls } from './testCalls';
import { createTestMembers, sessionOf, testInviteCode, type TestMembers } from './testMembers';
import { createTestOutbox, testPepper } from './testOutbox';
import { createTestSandbox, type TestSandbox } from './testSandbox';

export interface TestServerOptions extends Partial<
  Pick<
    MemberApiDependencies,
    | 'passwordPepper'
    | 'appOrigin'
    | 'mostWaiting'
    | 'shareMs'
    | 'mediaDir'
    | 'clipsDir'
    | 'clipCopiesDir'
    | 'sampleWaybill'
    | 'pushOrigins'
  >
> {
  /** Where the clock of the test starts, which stands still until it is moved; without it, the machine's clock. */
  time?: string | Date;
  /**
   * Where results come from: a quick stand-in without elliptic curves unless told, the local beacon, or what the test
   * makes of the local one.
   */
  beacon?: 'local' | 'hash' | ((local: Beacon, now: () => Date) => Beacon | Promise<Beacon>);
  beaconPeriodMs?: number;
  /** Orders that are settled at a time. */
  chunkSize?: number;
  /** A database of its own instead of the worker's: for a second server in a test, or where the schema is changed. */
  ownDatabase?: boolean;
  /** Where what may be seconds old is read. */
  copies?: Reader;
  /** With the sandbox payment provider, a bank and a recharge channel; then the server listens. */
  sandbox?: boolean;
  /** Proxies in front, as `TRUST_PROXY` names them; none unless given. */
  trustProxy?: string;
  /** False for a test that spoils the books on purpose; otherwise `close` asserts that they are in order. */
  checkBooks?: boolean;
}

export interface TestServer extends TestCalls, TestMembers, TestGames {
  app: FastifyInstance;
  database: TestDatabase;
  beacon: Beacon;
  /** Advanced by the test: no round clock runs. */
  rounds: Rounds;
  lottery: Lottery;
  cardNumbers: CardNumbers;
  logKey: Buffer;
  /** An operator who does something now. */
  act(operator: string): Act;
  /** What was reported while rounds advanced or a provider was asked. */
  errors: unknown[];
  /** The mails that an address got, once all that is due has left. */
  mailsTo(address: string): Promise<Message[]>;
  /** The server's settings as environment, for commands of operators. */
  env: Readonly<Record<string, string>>;
  now(): Date;
  /** Moves the clock of the test. */
  setTime(time: string | Date): void;
  /** Moves the clock of the test on. */
  later(ms: number): void;
  balance(member: number | { memberId: number }): Promise<number>;
  /** Listens on loopback and answers with the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export const testSsoSecret = 'the key of single sign-on in tests';
export const testCardKey = 'the key of card numbers in tests';
export { testPepper };
/** Hashes at 0.2 ms of processor in place of 12, since tests have thousands of members. */
export const quickPasswords = (pepper: string): Passwords =>
  createPasswords(pepper, { memoryCost: 64, timeCost: 1 });
export const testLogKey = operatorLogKey(testPepper);

/**
 * The whole member API on an empty database, called without a network unless it listens. Close it in `afterAll`.
 *
 *     const server = await createTestServer({ time: noon });
 */
export async function createTestServer(
  options: TestServerOptions & { sandbox: true },
): Promise<TestServer & TestSandbox>;
export async function createTestServer(options?: TestServerOptions): Promise<TestServer>;
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { time, beacon: kind = 'hash', beaconPeriodMs, chunkSize, checkBooks = true } = options;
  const { passwordPepper = testPepper } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'members-server-'));
  const ownDatabase = await createTestDatabase({ own: options.ownDatabase });
  const database: TestDatabase = { ...ownDatabase, ...(options.copies && { copies: options.copies }) };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  let current = time === undefined ? null : new Date(time);
  const now = () => (current ? new Date(current) : new Date());
  const setTime = (to: string | Date) => {
    if (!current)
      throw new Error('A server on the clock of the machine has no clock to move: give it a `time`.');
    current = new Date(to);
  };
  const beacon = await createBeacon();
  const rounds = createRounds({ database, beacon, now, chunkSize, releaseHash: () => gameRelease, onError });
  const lottery = createLottery({ database, rounds, beacon: beacon.info, now });
  const payments = options.sandbox ? await createTestSandbox(now) : null;
  const { TEST_LOG_LEVEL: logLevel, TRUST_PROXY: trustProxy } = readVariables(
    { ...process.env, TRUST_PROXY: options.trustProxy },
    ['TEST_LOG_LEVEL', 'TRUST_PROXY'],
  );
  const app = createHttpServer({ logLevel, trustProxy: trustProxy ?? false });
  const codeOf = createCodeOf(passwordPepper);
  const { outbox, mailsTo } = createTestOutbox({ database, codeOf, now, onError });
  await app.register(
    createMemberApi({
      // What a test changes it reads at once.
      shareMs: 0,
      ...options,
      database,
      beacon,
      rounds,
      passwordPepper,
      passwords: quickPasswords(passwordPepper),
      cardKeys: [testCardKey],
      ssoSecret: testSsoSecret,
      clipSecret: 'the key of clip addresses in tests',
      providers: payments ? [payments.provider] : [],
      outbox,
      codeOf,
      onError,
      now,
    }),
  );
  await app.ready();
  await database.transaction((transaction) =>
    transaction.insertInto('invite_codes').values({ code: testInviteCode }).execute(),
  );

  async function createBeacon(): Promise<Beacon> {
    if (kind === 'hash') return createHashBeacon(now, beaconPeriodMs);
    const local = createLocalBeacon({ dataDir, periodMs: beaconPeriodMs, now });
    return kind === 'local' ? local : kind(local, now);
  }

  const logKey = operatorLogKey(passwordPepper);
  const calls = createTestCalls(app, (memberId) => sessionOf({ database, now }, memberId));
  const server: TestServer = {
    app,
    database,
    beacon,
    rounds,
    lottery,
    cardNumbers: createCardNumbers([testCardKey]),
    logKey,
    act: (operator) => ({ operator, now: now(), logKey }),
    errors,
    mailsTo,
    env: {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SSO_SECRET: testSsoSecret,
      PASSWORD_PEPPER: passwordPepper,
      CARD_KEY: testCardKey,
      ...payments?.env,
    },
    now,
    setTime,
    later: (ms) => setTime(new Date(now().getTime() + ms)),
    ...calls,
    ...createTestMembers({ database, now, call: calls.call }),
    ...createTestGames({ database, rounds, lottery, logKey, now }),
    balance: (member) => balanceOf(database.reader, typeof member === 'number' ? member : member.memberId),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      await app.close();
      await outbox.stop();
      const books = checkBooks ? await reconcile(database.reader) : null;
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (books) expect(books).toMatchObject({ discrepancies: [], entriesMinor: 0 });
    },
  };
  if (!payments) return server;
  const opened = await payments.open(database, await server.listen());
  const close = () => opened.sandbox.close().then(server.close);
  return { ...server, ...opened, close } as TestServer & TestSandbox;
}
