import { codeIn, confirmedMember } from '../../testing/recovery';
import {
  createTestOffice,
  createTestServer,
  noon,
  testPassword,
  type TestOffice,
  type TestServer,
} from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const reason = 'somebody else asked';
const told = async (memberId: number) =>
  (await office.call('memberMessages', { memberId, language: 'en_us' })).answer.rows;
const lines = async (memberId: number) => (await office.call('memberLog', { memberId })).answer.rows;

describe('what somebody else has begun (RCV-02, RCV-03)', () => {
  const cancel = (memberId: number) => office.call('cancelMemberRecovery', { memberId, reason });

  it('ends with the wait for a new withdrawal password; the member is told, by mail too', async () => {
    const { session, address } = await confirmedMember(server, { balanceMinor: 100, card: true });
    const { memberId } = session;
    await server.call('sendFundCode', { password: testPassword }, { session });
    const code = codeIn((await server.mailsTo(address)).at(-1));
    await server.call('forgetFundPassword', { code }, { session });
    expect((await office.call('member', { memberId })).answer.fundPasswordWaits).not.toBeNull();
    expect((await cancel(memberId)).status).toBe(200);
    expect((await server.call('recovery', undefined, { session })).answer!.fundReset).toBeNull();
    expect((await told(memberId))[0]!.name).toBe('The reset of a password was cancelled');
    expect((await server.mailsTo(address)).at(-1)?.text).toMatch('By customer service.');
    expect((await lines(memberId))[0]).toMatchObject({
      action: 'recovery cancelled',
      details: { codes: 0, links: 0, waits: 1, reason },
    });
  });

  it('ends with the code for a forgotten login password, and tells nobody where nothing was begun', async () => {
    const { session, username, address } = await confirmedMember(server);
    const { memberId } = session;
    const { ticket } = (await server.call('forgetPassword', { username })).answer!;
    const code = codeIn((await server.mailsTo(address)).at(-1));
    expect((await cancel(memberId)).status).toBe(200);
    const renewed = await server.call('renewPassword', { ticket, code, password: 'secret-3' });
    expect(renewed.message).toMatch('code is wrong or no longer good');
    const before = [await told(memberId), await lines(memberId)];
    expect((await cancel(memberId)).refusal?.key).toBe('nothingToCancel');
    expect([await told(memberId), await lines(memberId)]).toEqual(before);
  });
});
