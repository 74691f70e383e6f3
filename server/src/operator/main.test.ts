import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createTestApi, testSsoSecret, type TestApi } from '../testing';

let api: TestApi;
let dataDir: string;
beforeAll(async () => {
  api = await createTestApi();
  dataDir = mkdtempSync(join(tmpdir(), 'members-operator-'));
});
afterAll(async () => {
  await api.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs `npm run operator -- …` as a program of its own. */
function run(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: number; out: string; err: string }>((done) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/src/operator/main.ts', ...args],
      {
        cwd: resolve(__dirname, '../../..'),
        env: {
          ...process.env,
          DATABASE_URL: api.database.url,
          DATA_DIR: dataDir,
          OPERATOR: '',
          SSO_SECRET: testSsoSecret,
          ...env,
        },
      },
      (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }),
    ),
  );
}

describe('npm run operator', () => {
  test('takes a member offline, in the name of somebody', async () => {
    const session = await api.signUp({ username: 'offline1' });
    const nobody = await run(['members', 'disable', 'offline1']);
    expect(nobody).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Say who you are') });
    const done = await run(['members', 'disable', 'offline1', '--operator', 'ana', '--reason', 'asked for']);
    expect(done).toEqual({ code: 0, out: 'offline1 is offline now.\n', err: '' });
    expect((await api.call('moreVideos', undefined, { session })).message).toBe('Account offline');
    const { out } = await run(['log']);
    expect(out).toMatch(/ana {2}member disabled {2}member \d+ offline1 {2}.*"reason":"asked for"/);
  });

  test('makes a ticket that signs a member in (call 19)', async () => {
    const { memberId, username } = await api.signUp();
    const { out } = await run(['sso-ticket', username], { PORT: '8123' });
    const { origin, searchParams } = new URL(out.trim());
    expect([origin, searchParams.get('username')]).toEqual(['http://localhost:8123', username]);
    const ticket = searchParams.get('sso')!;
    const { answer } = await api.call('ssoLogin', { ticket, username, language: 'en_us' });
    expect(answer).toMatchObject({ memberId });
  });

  test.each([[['draw', '6,6,6']], [['members', 'disable', 'demo', '--win']]])(
    'answers %j with what it can do',
    async (args) => {
      const { code, err } = await run(args);
      expect(code).toBe(1);
      expect(err).toMatch(/^Usage: npm run operator -- <command>\n {2}beacon-value/);
    },
  );

  test('says where nothing runs', async () => {
    const { code, err } = await run(['site'], { DATABASE_URL: '' });
    expect({ code, err }).toEqual({
      code: 1,
      err: `Nothing runs on ${dataDir}. Start the system, or set DATA_DIR or DATABASE_URL.\n`,
    });
  });
});
