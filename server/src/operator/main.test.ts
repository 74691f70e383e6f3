import { execFile } from 'node:child_process';
import { resolve } from 'node:path';

/** Runs `npm run operator -- …` as a program of its own. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'server/src/operator/main.ts', ...args],
      { cwd: resolve(__dirname, '../../..') },
      (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }),
    ),
  );

test('npm run operator answers what is no command with those that there are, none of them for results', async () => {
  const { code, out, err } = await run('draw', '6,6,6');
  expect([code, out]).toEqual([1, '']);
  expect(err).toMatch(/^Usage: npm run operator -- <command>\n/);
  const some = ['members disable <username>', 'invite-codes end <code>', 'games close <key>', 'notices add'];
  for (const command of [...some, 'site <setting> <value>', 'sso-ticket', 'log'])
    expect(err).toContain(`\n  ${command}`);
  expect(err).not.toMatch(/result|dice|odds|win/i);
}, 60_000);
