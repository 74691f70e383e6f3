import { callOf, calls, decodeData, readShape, type Envelope } from '@members/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalBeacon } from '../../src/draws';
import { balanceOf } from '../../src/ledger';
import { createSandbox, createSandboxProvider, type Sandbox } from '../../src/payments';
import { reconcile } from '../../src/reconciliation';
import { createTestDatabase, testLogKey, type TestDatabase } from '..';
import { addPlayers, startServer, type Player, type ServerProcess } from '../load';
import { startKillingProxy, type KillingProxy } from './payWhileKilling';

const secret = 'a secret of both';
const channel = 'Sandbox card';
const dataDir = mkdtempSync(join(tmpdir(), 'payments-'));
let database: TestDatabase;
let sandbox: Sandbox;
let sandboxUrl: string;
let server: ServerProcess;
let proxy: KillingProxy;

const start = () =>
  startServer({
    databaseUrl: database.url,
    dataDir,
    env: { SANDBOX_URL: sandboxUrl, SANDBOX_SECRET: secret },
  });

beforeAll(async () => {
  database = await createTestDatabase({ own: true });
  await database.transaction((transaction) =>
    transaction.insertInto('recharge_channels').values({ name: channel, position: 0 }).execute(),
  );
  proxy = await startKillingProxy(() => server);
  const options = { secret, noticeUrl: proxy.url, frameAncestors: [], file: null, retryAfterMs: () => 200 };
  sandbox = await createSandbox({ ...options, url: 'http://localhost:1' });
  sandboxUrl = (await sandbox.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost');
  server = await start();
}, 60_000);
afterAll(async () => {
  await server.kill();
  await sandbox.close();
  await proxy.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

async function rechargeAndPay(player: Player): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${server.port}/api${callOf('recharge').path}`, {
    method: 'POST',
    headers: player.headers,
    body: new URLSearchParams({ pay_way: 'Mexicopay', money: '50', bank_type: channel }),
  });
  const { code, msg, data } = (await response.json()) as Envelope;
  expect([code, msg]).toEqual([200, '']);
  const { pathname } = new URL(readShape(calls.recharge.answer, decodeData(data)).payUrl);
  await fetch(`${sandboxUrl}${pathname}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
}

describe('a server killed between the provider’s notice and its answer (D03)', () => {
  it.each(['answered', 'sent'] as const)(
    'credits once what the provider tells again, killed when the notice was %s',
    async (at) => {
      const [player] = await addPlayers(database, { name: `payer${at}`, count: 1, balanceMinor: 0 });
      const balance = () => balanceOf(database.reader, player!.id);
      const killed = proxy.killNext(at);
      await rechargeAndPay(player!);
      await killed;
      if (at === 'answered') expect(await balance()).toBe(5_000);
      const before = proxy.answered;
      server = await start();
      const provider = createSandboxProvider({ url: sandboxUrl, secret });
      while (proxy.answered === before) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await balance()).toBe(5_000);
      const { count } = await database.reader
        .selectFrom('transfers')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('reference', 'like', 'recharge #%')
        .executeTakeFirstOrThrow();
      expect(count).toBe(at === 'answered' ? 1 : 2);
      const beacon = createLocalBeacon({ dataDir });
      const books = {
        reader: database.reader,
        providers: [provider],
        beacon,
        now: new Date(),
        days: 7,
        logKey: testLogKey,
      };
      expect(await reconcile(books)).toEqual([]);
    },
    60_000,
  );
});
