import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, everybody, type TestDatabase, runOperator } from '../testing';
import { loadConfig } from './config';
import { seedDemo } from './demo';
import { openServer, type Server } from './openServer';

let database: TestDatabase;
let dataDir: string;
let server: Server | undefined;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'members-production-'));
});
afterEach(() => server?.stop());
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const env = (more: Record<string, string> = {}) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  PORT: '0',
  LOG_LEVEL: 'silent',
  OPERATOR: 'ana',
  BEACON_RELAYS: '',
  ...more,
});
async function open(more: Record<string, string> = {}): Promise<Server> {
  server = await openServer({ config: loadConfig(env(more)), databaseUrl: database.url });
  return server;
}
const notice = async ({ app }: Server) =>
  (await app.inject({ method: 'POST', url: '/payments/sandbox/notice', payload: '{}' })).statusCode;

describe('what is no demonstration (DEMO)', () => {
  const production = { DEMO: '0' };

  test('answers the sandbox’s notices with 404', async () => {
    expect(await notice(await open(production))).toBe(404);
    await server!.stop();
    expect(await notice(await open())).not.toBe(404);
  });

  test('asks no sandbox for its payments', async () => {
    const reconcile = ['reconcile', '--operator', 'ana'];
    expect(await runOperator(reconcile, env(production), everybody)).toMatch(/differences +-$/);
    await expect(runOperator(reconcile, env(), everybody)).rejects.toThrow(
      "The list of sandbox can't be had",
    );
  });

  test('makes no invite code WELCOME', async () => {
    const invite = ['--param-code', 'WELCOME', '--max-uses', '1', '--opening-balance', '0'];
    const add = ['add-invite-code', ...invite, '--reason', 'spring', '--operator', 'ana'];
    await expect(runOperator(add, env(production), everybody)).rejects.toThrow('WELCOME');
  });

  test('does not start on the database of a demonstration, which a demonstration does', async () => {
    await (await open(production)).listen();
    await server!.stop();
    await seedDemo(database, { passwordPepper: loadConfig(env()).passwordPepper });
    await expect((await open(production)).listen()).rejects.toThrow(
      'The database is that of a demonstration, with its member demo and its invite code WELCOME: name another in DATABASE_URL or DATA_DIR, or give DEMO=1.',
    );
    await server!.stop();
    await (await open()).listen();
  });
});
