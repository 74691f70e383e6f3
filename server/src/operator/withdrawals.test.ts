import { UsageError } from '@members/command-line';
import { runOperator } from './runOperator';
import { createTestServer, fundPassword, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  env = { ...server.env, OPERATOR: 'Alice' };
});
afterAll(() => server.close());

const confirmed: [string, string | undefined][] = [];
const run = (...args: string[]) =>
  runOperator(['withdrawals', ...args], env, async (...given) => void confirmed.push(given));
async function requestWithdrawal(amount: string) {
  const member = await server.signUp({ balanceMinor: 1_000_000, card: true });
  await server.call('withdraw', { amount, fundPassword }, { session: member });
  return { member, number: (await run('list')).split('\n').at(-1)!.split(' ')[0]! };
}

describe('npm run operator -- withdrawals', () => {
  it('says that no withdrawal is waiting', async () => {
    expect(await run('list')).toBe('No withdrawal waits for anybody.');
  });

  it('lists the end of card numbers only, and shows the whole number of one withdrawal', async () => {
    const { member, number } = await requestWithdrawal('120.50');
    const list = await run('list');
    expect(list).toMatch(
      new RegExp(
        `^${number}  requested  120\\.50  ${member.username} \\(\\d+\\)  Harbour Bank \\*{4}5678  2026-`,
        'm',
      ),
    );
    expect(list).not.toContain('62220200');
    expect(await run('show', number)).toContain('Card    6222020012345678');
  });

  it('approves, sends and confirms one', async () => {
    const { number } = await requestWithdrawal('100');
    expect(await run('approve', number)).toBe(`Withdrawal ${number} is approved by alice.`);
    expect(await run('send', number)).toBe(`Withdrawal ${number} is sent.`);
    expect(await run('arrive', number)).toBe(`Withdrawal ${number} has arrived.`);
    await expect(run('reject', number, '--reason', 'No')).rejects.toThrow(`Withdrawal ${number} is arrived`);
  });

  it.each([['approve'], ['send'], ['arrive'], ['reject'], ['rule']])(
    'does nothing for %s that is not confirmed',
    async (step) => {
      const { member, number } = await requestWithdrawal('100');
      const args =
        step === 'rule' ? ['--min', '1'] : step === 'reject' ? [number, '--reason', 'No'] : [number];
      const refuse = () => Promise.reject(new Error('The one-time code is wrong.'));
      await expect(runOperator(['withdrawals', step, ...args], env, refuse)).rejects.toThrow('is wrong');
      await expect(runOperator(['withdrawals', step, ...args], env)).rejects.toThrow('asks for a one-time');
      expect(await server.balance(member)).toBe(990_000);
      expect(await run('list')).toMatch(new RegExp(`^${number}  requested  `, 'm'));
      expect(await run('rule')).toContain('Minimum 10.00');
    },
  );

  it('takes several with one code', async () => {
    const [one, other] = [await requestWithdrawal('30'), await requestWithdrawal('40')];
    confirmed.length = 0;
    expect(await run('approve', one.number, other.number, '--code', '123456')).toBe(
      `Withdrawal ${one.number} is approved by alice.\nWithdrawal ${other.number} is approved by alice.`,
    );
    expect(confirmed).toEqual([['alice', '123456']]);
  });

  it('requires two operators from the set amount on', async () => {
    const { number } = await requestWithdrawal('6000');
    expect(await run('approve', number)).toBe(
      `Withdrawal ${number} is approved by alice; it takes a second operator.`,
    );
    await expect(run('approve', number, '--operator', 'ALICE')).rejects.toThrow('it takes another operator');
    expect(await run('approve', number, '--operator', 'bob')).toBe(
      `Withdrawal ${number} is approved by alice and bob.`,
    );
  });

  it('rejects with a reason', async () => {
    const { member, number } = await requestWithdrawal('100');
    await expect(run('reject', number)).rejects.toThrow('needs a reason');
    expect(await run('reject', number, '--reason', 'Wrong holder')).toBe(
      `Withdrawal ${number} is rejected and its amount returned.`,
    );
    expect(await server.balance(member)).toBe(1_000_000);
  });

  it('shows and sets the rule', async () => {
    const before = 'Minimum 10.00, maximum 50,000.00, 3 a day, two operators from 5,000.00.';
    expect(await run('rule')).toBe(before);
    expect(await run('rule', '--min', '20', '--per-day', '5', '--max', '900', '--two-from', '99.50')).toBe(
      'Minimum 20.00, maximum 900.00, 5 a day, two operators from 99.50.',
    );
    await expect(run('rule', '--min', 'much')).rejects.toThrow('an amount such as 100');
    await expect(run('rule', '--per-day', '0')).rejects.toThrow('a whole number from 1');
    await run('rule', '--min', '10', '--per-day', '3', '--max', '50000', '--two-from', '5000');
  });

  it.each([
    [],
    ['approve'],
    ['approve', 'one'],
    ['approve', '1', 'two'],
    ['show', '1', '2'],
    ['burn', '1'],
    ['list', '--all'],
  ])('refuses %j as wrong arguments', async (...args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  });

  it('refuses an operator without a name', async () => {
    const { number } = await requestWithdrawal('100');
    const nobody = runOperator(['withdrawals', 'approve', number], { ...env, OPERATOR: '' });
    await expect(nobody).rejects.toThrow('Say who you are');
  });

  it('is logged step by step', async () => {
    expect(await runOperator(['log'], env)).toMatch(
      /^1 {2}\d{4}-\d\d-\d\d [\d:]{8} {2}alice {2}card number read {2}withdrawal \d+ /,
    );
  });
});
