import { createWalletRig, fundPassword, type WalletRig } from '../testing/walletRig';
import { UsageError } from './command';
import { log } from './log';
import { withdrawals } from './withdrawals';

let rig: WalletRig;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  rig = await createWalletRig();
  env = { ...rig.env, OPERATOR: 'Alice' };
});
afterAll(() => rig.close());

const run = (...args: string[]) => withdrawals.run(args, env);
async function asked(amount: string) {
  const member = await rig.newMember({ balanceMinor: 1_000_000, card: true });
  await rig.call('withdraw', { amount, fundPassword }, { session: member });
  return { member, number: (await run('list')).split('\n').at(-1)!.split(' ')[0]! };
}

describe('npm run operator -- withdrawals', () => {
  it('says that nothing waits', async () => {
    expect(await run('list')).toBe('No withdrawal waits for anybody.');
  });

  it('lists with the end of the card number only, and shows the whole one of one withdrawal', async () => {
    const { member, number } = await asked('120.50');
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

  it('takes one to its end', async () => {
    const { number } = await asked('100');
    expect(await run('approve', number)).toBe(`Withdrawal ${number} is approved by alice.`);
    expect(await run('send', number)).toBe(`Withdrawal ${number} is sent.`);
    expect(await run('arrive', number)).toBe(`Withdrawal ${number} has arrived.`);
    await expect(run('reject', number, '--reason', 'No')).rejects.toThrow(`Withdrawal ${number} is arrived`);
  });

  it('takes two operators from the set amount on', async () => {
    const { number } = await asked('6000');
    expect(await run('approve', number)).toBe(
      `Withdrawal ${number} is approved by alice; it takes a second operator.`,
    );
    await expect(run('approve', number, '--operator', 'ALICE')).rejects.toThrow('it takes another operator');
    expect(await run('approve', number, '--operator', 'bob')).toBe(
      `Withdrawal ${number} is approved by alice and bob.`,
    );
  });

  it('rejects with a reason', async () => {
    const { member, number } = await asked('100');
    await expect(run('reject', number)).rejects.toThrow('needs a reason');
    expect(await run('reject', number, '--reason', 'Wrong holder')).toBe(
      `Withdrawal ${number} is rejected and its amount returned.`,
    );
    expect(await rig.balance(member)).toBe(1_000_000);
  });

  it('shows and sets the rule', async () => {
    const before = 'Minimum 10.00, maximum 50,000.00, 3 a day, two operators from 5,000.00.';
    expect(await run('rule')).toBe(before);
    expect(await run('rule', '--min', '20', '--per-day', '5', '--max', '900', '--two-from', '99.50')).toBe(
      'Minimum 20.00, maximum 900.00, 5 a day, two operators from 99.50.',
    );
    await expect(run('rule', '--min', 'much')).rejects.toThrow('"much" is no amount');
    await expect(run('rule', '--per-day', '0')).rejects.toThrow('"0" is no whole number');
    await run('rule', '--min', '10', '--per-day', '3', '--max', '50000', '--two-from', '5000');
  });

  it.each([[], ['approve'], ['approve', 'one'], ['approve', '1', '2'], ['burn', '1'], ['list', '--all']])(
    'says how it is used for %j',
    async (...args) => {
      await expect(run(...args)).rejects.toThrow(UsageError);
    },
  );

  it('does nothing for nobody', async () => {
    const { number } = await asked('100');
    const nobody = withdrawals.run(['approve', number], { ...env, OPERATOR: '' });
    await expect(nobody).rejects.toThrow('Say who you are');
  });

  it('leaves a log that can be read', async () => {
    expect(await log.run([], env)).toMatch(
      /^1 {2}\d{4}-\d\d-\d\d [\d:]{8} {2}alice {2}card number read {2}withdrawal \d+ /,
    );
  });
});
