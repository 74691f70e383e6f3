import { commandPaths } from '@members/command-line/testing';
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { operatorProgram, runOperator } from './runOperator';

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

test('npm run operator answers an unknown command with a list of all, with exit code 2', async () => {
  const { code, out, err } = await run('draw', '6,6,6');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^There is no command draw\.\n\nUsage: npm run operator -- \[command\]\n/);
  for (const command of ['members', 'invite-codes', 'games', 'notices', 'site', 'sso-ticket', 'log'])
    expect(err).toContain(`\n  ${command} `);
}, 60_000);

test('npm run operator shows at every level what there is, with an example, and nothing for results (D01)', async () => {
  const paths = commandPaths(operatorProgram);
  for (const path of [
    ['members', 'disable'],
    ['invite-codes', 'end'],
    ['games', 'close'],
    ['notices', 'add'],
  ])
    expect(paths).toContainEqual(path);
  for (const path of paths) {
    const help = await runOperator([...path, '--help'], {});
    const call = ['npm run operator --', ...path].join(' ');
    expect(help).toContain(`Usage: ${call}`);
    expect(help).toContain(`Example:\n  ${call}`);
    expect(help).not.toMatch(/result|dice|odds|win/i);
  }
});
