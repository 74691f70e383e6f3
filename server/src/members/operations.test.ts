import { operations } from '../operatorLog';
import { setMemberActive, signMemberOut, unlockMember } from './operations';
import { authErrorMessage, createTestServer, testPassword, testLogKey, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const by = (memberId: number) => ({
  memberId,
  operator: 'ana',
  reason: 'asked for',
  now: new Date(),
  logKey: testLogKey,
});
const use = async (session: { memberId: number; token: string }) => {
  const { code, message, answer } = await server.call('moreVideos', undefined, { session });
  return answer ? code : message;
};
const lastLine = async () => {
  let last;
  for await (const { operator, action, subject, details } of operations(server.database.reader)) {
    last = { operator, action, subject, details: JSON.parse(details) as unknown };
  }
  return last;
};

describe('what operators do with accounts (STATE-03)', () => {
  test('a disabled member is told so by the next call, and goes on with the same session once enabled', async () => {
    const session = await server.signUp({ balanceMinor: 5_000 });
    const { memberId } = session;
    const operation = by(memberId);
    await setMemberActive(server.database, { ...operation, active: false });
    expect(await use(session)).toBe('Account offline');
    const profile = await server.call('member', undefined, { session });
    expect(profile.answer).toMatchObject({ active: false, balanceMinor: 5_000 });
    expect(await lastLine()).toEqual({
      operator: 'ana',
      action: 'member disabled',
      subject: `member ${memberId}`,
      details: { memberId, before: { active: true }, after: { active: false }, reason: 'asked for' },
    });
    await setMemberActive(server.database, { ...operation, active: true });
    expect(await use(session)).toBe(200);
    expect(await lastLine()).toMatchObject({ action: 'member enabled' });
  });

  test('disabling twice is one line in the log', async () => {
    const { memberId } = await server.signUp();
    const disable = () => setMemberActive(server.database, { ...by(memberId), active: false });
    const told = await Promise.all([disable(), disable()]);
    expect(told.sort()).toEqual([false, true]);
  });

  test('signing a member out ends every session of that member only', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    expect(await signMemberOut(server.database, by(one.memberId))).toBe(1);
    expect(await use(one)).toBe(authErrorMessage);
    expect(await use(other)).toBe(200);
    expect(await lastLine()).toMatchObject({ action: 'member signed out', details: { sessions: 1 } });
  });

  test('unlocking ends the lock after wrong passwords', async () => {
    const { memberId, username } = await server.signUp();
    const login = (password: string) => server.call('login', { username, password, language: 'en_us' });
    for (let count = 0; count < 5; count++) await login('wrong-1');
    expect((await login(testPassword)).message).toMatch(/^Too many attempts/);
    await unlockMember(server.database, by(memberId));
    expect((await login(testPassword)).code).toBe(200);
    expect(await lastLine()).toMatchObject({ action: 'member unlocked', details: { failures: 5 } });
  });

  test('a number of nobody is said to be one, and leaves no line', async () => {
    const before = await lastLine();
    await expect(signMemberOut(server.database, by(999_999))).rejects.toThrow('There is no member 999999.');
    expect(await lastLine()).toEqual(before);
  });
});
