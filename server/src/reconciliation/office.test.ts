import { sql } from 'kysely';
import { logFault } from '../operatorLog';
import {
  createTestOffice,
  createTestServer,
  testLogKey,
  type TestOffice,
  type TestSandbox,
  type TestServer,
} from '../../testing';

let server: TestServer & TestSandbox;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: new Date(), sandbox: true, checkBooks: false });
  office = await createTestOffice(server);
  await server.choose(await server.recharge(await server.signUp(), '50'), 'pay');
});
afterAll(async () => {
  await office.close();
  await server.close();
});

describe('reconciliation that an operator asks for', () => {
  it('is not there before anybody has asked', async () => {
    expect((await office.call('lastReconciliation', {})).answer).toEqual({ last: null });
  });

  it('finds nothing in sound books, and is on record', async () => {
    const { answer } = await office.call('reconcile', { days: 30 }, { name: 'bea' });
    expect(answer).toEqual({ at: expect.any(String), operator: 'bea', days: 30, differences: [] });
    expect((await office.call('lastReconciliation', {})).answer.last).toEqual(answer);
    expect((await office.call('reconcile', { everything: true })).answer.days).toBeNull();
    expect(await logFault(server.database.reader, testLogKey)).toBeNull();
  });

  it.each([{ days: 0 }, { days: 1.5 }, { everything: 'yes' }])('is not made of %j', async (params) => {
    expect((await office.call('reconcile', params as never)).refusal?.key).toBe('illegal');
  });

  it('tells what differs, then and later', async () => {
    await server.database.transaction((transaction) =>
      sql`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE kind = 'member'`.execute(transaction),
    );
    const { answer } = await office.call('reconcile', { days: 1 });
    const { last } = (await office.call('lastReconciliation', {})).answer;
    expect(last).toEqual(answer);
    expect(last).toMatchObject({
      ...{ operator: 'ana', days: 1 },
      differences: [
        expect.stringMatching(/^The balance of member \d+ is 50\.01, its entries sum to 50\.00\.$/),
      ],
    });
  });
});
