import { createTestOperator, createTestServer, type TestOperator, type TestServer } from '../../testing';
import { codeIn, confirmedMember } from '../../testing/recovery';
import { testPassword } from '../../testing';

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
});
afterAll(() => server.close());

const why = ['--reason', 'somebody else asked'];
const cancel = (...args: string[]) => operator.run('members', 'cancel-recovery', ...args);
const messagesOf = async (session: Parameters<TestServer['call']>[2]) =>
  (await server.call('messages', undefined, session)).answer!.messages.map(({ name }) => name);

describe('npm run operator -- members cancel-recovery (RCV-02, RCV-03)', () => {
  test('ends the wait for a new fund password; the member is told, by mail too', async () => {
    const { session, username, address } = await confirmedMember(server, { balanceMinor: 100, card: true });
    await server.call('sendFundCode', { password: testPassword }, { session });
    const code = codeIn((await server.mailsTo(address)).at(-1));
    await server.call('forgetFundPassword', { code }, { session });
    expect(await cancel(username, ...why)).toBe(
      `${username}: ended 0 codes, 0 links and 1 waits, and told of it.`,
    );
    expect((await server.call('recovery', undefined, { session })).answer!.fundReset).toBeNull();
    expect((await messagesOf({ session }))[0]).toBe('The reset of a password was cancelled');
    expect((await server.mailsTo(address)).at(-1)?.text).toMatch('By customer service.');
    const details = {
      memberId: session.memberId,
      codes: 0,
      links: 0,
      waits: 1,
      reason: 'somebody else asked',
    };
    const line = ['ana', 'recovery cancelled', `member ${session.memberId}`, details];
    expect((await operator.log()).at(-1)).toEqual(line);
    await expect(cancel(username, ...why)).rejects.toThrow('Nothing was begun');
  });

  test('ends the code for a forgotten login password', async () => {
    const { username, address } = await confirmedMember(server);
    const { ticket } = (await server.call('forgetPassword', { username })).answer!;
    const code = codeIn((await server.mailsTo(address)).at(-1));
    expect(await cancel(username, ...why)).toMatch('ended 1 codes, 0 links and 0 waits');
    const renewed = await server.call('renewPassword', { ticket, code, password: 'secret-3' });
    expect(renewed).toMatchObject({ code: 401, message: expect.stringMatching(/code/i) as string });
  });

  test.each([
    ['without a reason', [], 'It needs a reason.'],
    ['for nobody', ['nobody1', ...why], 'There is no member nobody1.'],
  ])('refuses %s, and tells nobody', async (_, args, sentence) => {
    const { username, session } = await confirmedMember(server);
    const before = [await operator.log(), await messagesOf({ session })];
    await expect(cancel(...(args.length > 0 ? args : [username]))).rejects.toThrow(sentence);
    expect([await operator.log(), await messagesOf({ session })]).toEqual(before);
  });
});
