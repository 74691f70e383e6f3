import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reconcile } from '../../src/ledger';
import { createTestDatabase, type TestDatabase } from '../createTestDatabase';
import { startServer, type ServerProcess } from '../load';
import { overHttp, raceForOneBalance, raceForOneKey, readThenWrite, type PlaceOnce } from './races';

const trials = Number(process.env.RACE_TRIALS) || 20;
let database: TestDatabase;
let servers: ServerProcess[] = [];
let place: PlaceOnce;
const dataDir = mkdtempSync(join(tmpdir(), 'races-'));

beforeAll(async () => {
  database = await createTestDatabase({ max: 20, own: true });
  const start = () => startServer({ databaseUrl: database.url, dataDir });
  servers = await Promise.all([start(), start()]);
  place = overHttp(servers.map(({ port }) => port));
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.close();
  rmSync(dataDir, { recursive: true });
});

describe('two server processes on one database (API-08)', () => {
  it('accept exactly one of fifty orders that the balance covers once, every time', async () => {
    expect(await raceForOneBalance(database, { place, trials, name: 'race' })).toEqual({ trials, wrong: 0 });
  }, 10_800_000);

  it('give fifty submissions of one key one effect and one answer', async () => {
    expect(await raceForOneKey(database, { place, trials: 5, name: 'keyrace' })).toEqual({
      trials: 5,
      wrong: 0,
    });
    expect(await reconcile(database.reader)).toMatchObject({ discrepancies: [], entriesMinor: 0 });
  }, 60_000);

  it('are needed for it: the same check finds a variant that reads first and writes later', async () => {
    const { wrong } = await raceForOneBalance(database, {
      place: readThenWrite(database),
      trials: 5,
      name: 'naive',
    });
    expect(wrong).toBeGreaterThan(0);
  }, 60_000);
});
