import { sql } from 'kysely';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from './database';
import { stopAbandoned } from '../../testing/leftovers';
import { runningPostgres, startEmbeddedPostgres } from './embedded';
import { isAlive, readPostmaster } from './postgres/pidFiles';

jest.setTimeout(60_000);

let dataDir: string;
const parent = mkdtempSync(join(tmpdir(), 'members-embedded-'));
beforeAll(() => chmodSync(parent, 0o755));
beforeEach(() => {
  dataDir = join(parent, 'data');
});
afterEach(() => stopAbandoned(dataDir));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const cluster = () => join(dataDir, 'postgres', 'cluster');
const owner = () => join(dataDir, 'postgres', 'owner.pid');

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const database = openDatabase(url, { max: 1 });
  try {
    return await database.transaction(
      async (transaction) => (await sql.raw<T>(statement).execute(transaction)).rows,
    );
  } finally {
    await database.close();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function killHard(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while (readPostmaster(cluster())?.pid === pid) await pause(5);
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data over a stop and a start, safely: fsync is on, only the owner reads the passwords', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    await ask(first.ownerUrl, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
    expect(await ask(first.ownerUrl, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await ask(first.ownerUrl, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
    for (const file of ['password', 'application-password'])
      expect(statSync(join(dataDir, 'postgres', file)).mode & 0o777).toBe(0o600);
    const { pid } = readPostmaster(cluster())!;
    await first.stop();
    expect(readPostmaster(cluster())).toBeNull();

    const second = await startEmbeddedPostgres({ dataDir });
    expect(second.url).toBe(first.url);
    expect(readPostmaster(cluster())!.pid).not.toBe(pid);
    expect(await ask(second.ownerUrl, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await second.stop();
  });

  test('a server left running by a killed process is taken over and stopped in the end', async () => {
    const sentences: string[] = [];
    const first = await startEmbeddedPostgres({ dataDir });
    const { pid } = readPostmaster(cluster())!;
    writeFileSync(owner(), '999999');
    const second = await startEmbeddedPostgres({ dataDir, log: (sentence) => sentences.push(sentence) });
    expect(sentences).toEqual(['Taking over the database left running.']);
    expect(second.url).toBe(first.url);
    expect(readPostmaster(cluster())!.pid).toBe(pid);
    await second.stop();
    expect(readPostmaster(cluster())).toBeNull();
  });

  (process.getuid?.() === 0 ? test : test.skip)(
    'root runs it as the owner of the cluster, whoever that is',
    async () => {
      const first = await startEmbeddedPostgres({ dataDir });
      await first.stop();
      execFileSync('chown', ['-R', '1:1', cluster()]);
      const second = await startEmbeddedPostgres({ dataDir });
      expect(await ask(second.ownerUrl, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
      await second.stop();
    },
  );

  test('what another living process started is used but not stopped', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    writeFileSync(owner(), String(process.ppid));
    expect(runningPostgres(dataDir)).toEqual({ url: first.url, ownerUrl: first.ownerUrl });
    const guest = await startEmbeddedPostgres({ dataDir });
    await guest.stop();
    expect(await ask(guest.ownerUrl, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await first.stop();
    expect(runningPostgres(dataDir)).toBeNull();
  });

  test('asking for one that runs makes none, nor a directory for it', () => {
    const nowhere = join(parent, 'nowhere');
    expect(runningPostgres(nowhere)).toBeNull();
    expect(existsSync(nowhere)).toBe(false);
  });

  test('a stranger with the process id of a dead server is left alone', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const file = join(cluster(), 'postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    await first.stop();
    writeFileSync(file, [String(process.ppid), ...lines.slice(1)].join('\n'));
    expect(readPostmaster(cluster())).toBeNull();
    expect(await stopAbandoned(dataDir)).toBe(true);
    expect(isAlive(process.ppid)).toBe(true);
  });

  test('several starters at once share one server on one cluster', async () => {
    dataDir = join(parent, 'shared');
    const started = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir })));
    expect(new Set(started.map(({ ownerUrl }) => ownerUrl)).size).toBe(1);
    expect(await ask(started[2]!.ownerUrl, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await started[0]!.stop();
  });

  test('says in one sentence why it cannot start', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(
      `The data directory ${file} can't be written to`,
    );
    const settings = { shared_buffers: 'nonsense' };
    await expect(startEmbeddedPostgres({ dataDir, settings })).rejects.toThrow(
      /The embedded PostgreSQL did not start: .*shared_buffers/,
    );
  });
});

describe('when PostgreSQL dies', () => {
  test('statements fail, this process lives, and the next ones work after a restart', async () => {
    const errors: Error[] = [];
    for (let time = 0; time < 3; time++) {
      const server = await startEmbeddedPostgres({ dataDir });
      const database = openDatabase(server.ownerUrl, { max: 4, onError: (error) => errors.push(error) });
      let running = true;
      const work = async () => {
        const outcomes = { done: 0, failed: 0 };
        while (running) {
          const attempt = database.transaction(async (transaction) => {
            await sql`SELECT pg_sleep(0.001)`.execute(transaction);
            await pause(2);
            await sql`SELECT 1`.execute(transaction);
          });
          await attempt.then(
            () => outcomes.done++,
            () => outcomes.failed++,
          );
          await pause(1);
        }
        return outcomes;
      };
      const workers = Array.from({ length: 8 }, work);
      await pause(80);
      await killHard(readPostmaster(cluster())!.pid);
      await pause(80);
      const again = await startEmbeddedPostgres({ dataDir });
      await pause(150);
      running = false;
      const outcomes = await Promise.all(workers);
      expect(outcomes.some(({ failed }) => failed > 0)).toBe(true);
      const { rows } = await sql<{ n: number }>`SELECT 1 AS n`.execute(database.reader);
      expect(rows).toEqual([{ n: 1 }]);
      await database.close();
      await again.stop();
    }
  }, 60_000);
});
