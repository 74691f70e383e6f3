import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { decodeData, type Envelope } from '@members/contract';
import type { DatabaseAddresses } from '../../database';
import { administer, withDatabase } from '../../../testing/administer';
import { startServer } from '../../../testing/load';
import { createPlayedInstallation, type PlayedInstallation } from '../../../testing/playedInstallation';

const directory = mkdtempSync(join(tmpdir(), 'members-backup-'));
const name = `members_restored_by_command_${process.pid}`;
let server: PlayedInstallation;

beforeAll(async () => {
  server = await createPlayedInstallation();
  await administer(server.database.ownerUrl, `CREATE DATABASE ${name}`);
}, 60_000);
afterAll(async () => {
  await administer(server.database.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  await server.close();
  rmSync(directory, { recursive: true });
});

test('a back-up serves members once it is restored, by the commands', async () => {
  const file = join(directory, 'by-command');
  const run = (script: string, { url, ownerUrl }: DatabaseAddresses) =>
    new Promise<{ code: number; said: string }>((done) =>
      execFile(
        process.execPath,
        ['--import', 'tsx', 'server/src/operations/backup/main.ts', script, file],
        {
          cwd: resolve(__dirname, '../../../..'),
          env: { ...process.env, DATABASE_URL: url, MIGRATE_DATABASE_URL: ownerUrl, DATA_DIR: directory },
        },
        (error, out, err) => done({ code: Number(error?.code ?? 0), said: out + err }),
      ),
    );
  expect(await run('backup', server.database)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables are in /),
  });
  expect(await run('backup', server.database)).toEqual({
    code: 1,
    said: `${file} is there already.\n`,
  });
  const url = withDatabase(server.database.url, name);
  const restoredTo = { url, ownerUrl: withDatabase(server.database.ownerUrl, name) };
  expect(await run('restore', restoredTo)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^\d+ rows of \d+ tables are restored and the books are in order\.\n$/),
  });
  expect(await run('restore', restoredTo)).toEqual({
    code: 1,
    said: 'The database is not empty: nothing was restored.\n',
  });

  const env = { PASSWORD_PEPPER: server.passwordPepper };
  const restored = await startServer({ databaseUrl: url, dataDir: directory, env });
  const base = `http://127.0.0.1:${restored.port}`;
  expect((await fetch(`${base}/readyz`)).status).toBe(200);
  const { username, password } = server.account;
  const login = await fetch(`${base}/api/member/doLogin`, {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  const { code, data } = (await login.json()) as Envelope;
  expect(code).toBe(200);
  expect(decodeData(data)).toHaveProperty('tokensso');
  await restored.kill();
}, 60_000);
