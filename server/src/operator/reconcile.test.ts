import { CheckFailed, UsageError } from '@members/command-line';
import { sql } from 'kysely';
import { createTestServer, everybody, type TestSandbox, type TestServer, runOperator } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: new Date(), sandbox: true, checkBooks: false });
});
afterAll(() => server.close());

test('a daily job ends with 0 for sound books, and with 1 and what differs for others (OFC-122)', async () => {
  const run = (...args: string[]) =>
    runOperator(['reconcile', ...args], { ...server.env, OPERATOR: 'ana' }, everybody);
  await server.choose(await server.recharge(await server.signUp(), '50'), 'pay');
  expect(await run()).toMatch(/^at +\S+ \S+\noperator +ana\ndays +7\ndifferences +-$/);
  await server.database.transaction((transaction) =>
    sql`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE balance_minor = 5000`.execute(
      transaction,
    ),
  );
  const thrown: unknown = await run('--days', '1').catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(CheckFailed);
  expect((thrown as CheckFailed).message).toMatch(
    /\ndifferences\n {2}The balance of member \d+ is 50\.01, its entries sum to 50\.00\./,
  );
  await expect(run('--days', 'all')).rejects.toThrow(UsageError);
});
