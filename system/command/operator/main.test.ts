import { captureOutput } from '@members/command-line';
import { commandPaths } from '@members/command-line/testing';
import { makeOperator, operatorsFile, writeOperators } from '@members/registry';
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { codeAt } from '../../../registry/src/operators/secrets';
import { createTestServer, fundPassword, type TestSandbox, type TestServer } from '../../../server/testing';
import { confirmedOperatorProgram } from './confirmedOperatorProgram';

/** Runs `npm run operator -- …` as a program of its own. */
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'system/command/operator/main.ts', ...args],
      { cwd: resolve(__dirname, '../../..') },
      (error, out, err) => done({ code: Number(error?.code ?? 0), out, err }),
    ),
  );

test('npm run operator answers an unknown command with a list of all, with exit code 2', async () => {
  const { code, out, err } = await run('draw', '6,6,6');
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^There is no command draw\.\n\nUsage: npm run operator -- \[command\]\n/);
  for (const command of ['members', 'invite-codes', 'games', 'messages', 'sso-ticket', 'log'])
    expect(err).toContain(`\n  ${command} `);
}, 60_000);

test('npm run operator shows at every level what there is, with an example, and nothing for results (D01)', async () => {
  const paths = commandPaths(confirmedOperatorProgram);
  for (const path of [
    ['members', 'disable'],
    ['invite-codes', 'end'],
    ['games', 'close'],
    ['messages', 'send'],
  ])
    expect(paths).toContainEqual(path);
  for (const path of paths) {
    const help = await captureOutput(confirmedOperatorProgram, [...path, '--help'], {});
    const call = ['npm run operator --', ...path].join(' ');
    expect(help).toContain(`Usage: ${call}`);
    expect(help).toContain(`Example:\n  ${call}`);
    expect(help).not.toMatch(/result|dice|odds|win/i);
  }
});

describe('what moves money, with npm run operator (decision 68)', () => {
  let server: TestServer & TestSandbox;
  let number: string;
  let secret: string;
  /** Codes of the step before, the present one and the next one are taken. */
  const codeOf = (steps: number) => codeAt(secret, Date.now() + steps * 30_000);
  const run = (args: string[], operator = 'ana') =>
    captureOutput(confirmedOperatorProgram, args, { ...server.env, OPERATOR: operator });

  beforeAll(async () => {
    server = await createTestServer({ time: new Date(), sandbox: true });
    const member = await server.signUp({ balanceMinor: 100_000, card: true });
    await server.call('withdraw', { amount: '100', fundPassword }, { session: member });
    const made = [await makeOperator('ana', ['pay']), await makeOperator('bea', ['activate', 'administer'])];
    secret = made[0]!.operator.codeSecret;
    const file = operatorsFile(join(server.env.DATA_DIR!, 'registry'));
    await writeOperators(
      file,
      made.map(({ operator }) => operator),
    );
    number = (await run(['withdrawals', 'list'])).split(' ')[0]!;
  });
  afterAll(() => server.close());

  test('asks for a one-time code, of an operator who may pay', async () => {
    const approve = ['withdrawals', 'approve', number];
    const stdin = Object.getOwnPropertyDescriptor(process.stdin, 'isTTY');
    Object.defineProperty(process.stdin, 'isTTY', { value: false, configurable: true });
    await expect(run(approve)).rejects.toThrow('This asks for a fresh one-time code. Give it with --code.');
    if (stdin) Object.defineProperty(process.stdin, 'isTTY', stdin);
    await expect(run([...approve, '--code', codeOf(-10)])).rejects.toThrow('is wrong, or was used already');
    await expect(run([...approve, '--code', codeOf(0)], 'bea')).rejects.toThrow(
      'bea has no right to pay: npm run registry -- operators rights bea activate,administer,pay',
    );
    await expect(run([...approve, '--code', codeOf(0)], 'eve')).rejects.toThrow(
      'There is no operator eve in',
    );
    expect(await run(['withdrawals', 'list'])).toMatch(new RegExp(`^${number}  requested`));
  });

  test('takes each code once, and none that is older than one it took', async () => {
    const code = codeOf(0);
    const give = (step: string, given: string) => run(['withdrawals', step, number, '--code', given]);
    const twice = await Promise.allSettled([give('approve', code), give('approve', code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(give('send', code)).rejects.toThrow('is wrong, or was used already');
    await expect(give('send', codeOf(-1))).rejects.toThrow('is wrong, or was used already');
    expect(await give('send', codeOf(1))).toBe(`Withdrawal ${number} is sent.`);
  });

  test('asks for a code where an invite code brings money, and for none where it brings none', async () => {
    const add = (code: string, balance: string) =>
      run(['invite-codes', 'add', code, '--uses', '1', '--opening-balance', balance, '--code', 'no']);
    await expect(add('RICH-1', '10')).rejects.toThrow('is wrong, or was used already');
    expect(await add('POOR-1', '0')).toBe('POOR-1 is an invite code now.');
  });
});
