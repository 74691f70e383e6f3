import { CheckFailed, UsageError } from '@members/command-line';
import { sql } from 'kysely';
import { runOperator } from './runOperator';
import { createTestServer, type TestSandbox, type TestServer } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: new Date(), sandbox: true, checkBooks: false });
});
afterAll(() => server.close());

const run = (...args: string[]) => runOperator(['reconcile', ...args], server.env);

describe('npm run operator -- reconcile', () => {
  it('says that the books are in order', async () => {
    await server.choose(await server.recharge(await server.signUp(), '50'), 'pay');
    expect(await run()).toMatch(/^The books are in order:.* of 7 days at providers\.$/);
    expect(await run('--days', '30')).toMatch(/of 30 days/);
  });

  it('prints what differs, with exit code 1', async () => {
    await server.database.transaction((transaction) =>
      sql`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE kind = 'member'`.execute(transaction),
    );
    const thrown = await run().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CheckFailed);
    expect((thrown as CheckFailed).message).toMatch(
      /^The balance of member \d+ is 50\.01, its entries sum to 50\.00\.$/,
    );
  });

  it.each([['--days', '0'], ['--days', 'all'], ['--week'], ['now']])(
    'refuses %j %j as wrong arguments',
    async (...args) => {
      await expect(run(...args)).rejects.toThrow(UsageError);
    },
  );
});
