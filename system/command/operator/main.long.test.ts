import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { createTestServer, type TestServer } from '../../../server/testing';
import { administrationOf, type TestOfficeOperator } from '../../../server/testing/officeBrowser';

let server: TestServer;
let ana: TestOfficeOperator;
beforeAll(async () => {
  server = await createTestServer();
  const { add } = administrationOf({ database: server.database, now: () => new Date() });
  ana = await add('ana', ['money.change', 'administration.change']);
});
afterAll(() => server.close());

/** Runs `npm run operator -- …` as a program of its own. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'system/command/operator/main.ts', ...args],
      { cwd: resolve(__dirname, '../../..'), env: { ...process.env, ...server.env, OPERATOR: 'ana' } },
      (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }),
    ),
  );

test('npm run operator ends with 0, with 1 for a refusal, 2 for wrong arguments, 3 for what waits (OFC-122)', async () => {
  const rule = ['--min', '20', '--max', '900', '--per-day', '5', '--two-operators-from', '99.50'];
  const [done, refused, unknown, waits] = await Promise.all([
    run('proposals', '--json'),
    run('withdrawal', '--id', '999999'),
    run('draw', '6,6,6'),
    run('set-withdrawal-rule', ...rule, '--code', ana.code()),
  ]);
  expect([done, refused, unknown, waits].map(({ code }) => code)).toEqual([0, 1, 2, 3]);
  expect(JSON.parse(done.out)).toHaveProperty('proposals');
  expect([refused.out, refused.err]).toEqual(['', 'There is no withdrawal 999999.\n']);
  expect(unknown.out).toBe('');
  expect(unknown.err).toMatch(/^There is no command draw\.\n\nUsage: npm run operator -- \[command\]\n/);
  for (const command of ['move-withdrawals', 'members', 'operators', 'log-lines'])
    expect(unknown.err).toContain(`\n  ${command} `);
  expect([waits.out, waits.err]).toEqual([
    expect.stringMatching(/^This waits for a second operator as proposal \d+: /),
    '',
  ]);
}, 60_000);
