import type { Session } from '@members/contract';
import { createFundPasswords } from '../fundPassword';
import { createPasswords } from './passwords';
import { createTestServer, fundPassword, testInviteCode, testPassword, type TestServer } from '../../testing';

const dayMs = 24 * 60 * 60 * 1000;
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-11-21T12:00:00Z' });
});
afterAll(() => server.close());

const token = (digit: string) => digit.repeat(32);
interface From {
  deviceToken?: string;
  userAgent?: string;
}
const signIn = (username: string, { deviceToken, userAgent = '' }: From = {}, password = testPassword) =>
  server.call(
    'login',
    { username, password, language: 'en_us', deviceToken },
    { headers: { 'user-agent': userAgent } },
  );
const devicesOf = async (session: Session) => (await server.call('devices', undefined, { session })).answer!;
const isSignedIn = async (session: Session) =>
  (await server.call('member', undefined, { session })).code === 200;
const times = async (count: number, work: () => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await work();
};

describe('a member sees their devices', () => {
  test('by browser and system, first and last use, the one that asks among them', async () => {
    const { username } = await server.signUp();
    const first = (await signIn(username, { userAgent: phone })).answer!;
    server.later(2 * dayMs);
    const second = (await signIn(username, { userAgent: laptop })).answer!;
    expect((await devicesOf(second)).devices).toMatchObject([
      {
        name: 'Firefox · Linux',
        signedInAt: '2026-11-23 12:00:00',
        lastUsedAt: '2026-11-23 12:00:00',
        current: true,
      },
      { name: 'Chrome · Android', signedInAt: '2026-11-21 12:00:00', current: false },
      { name: '', current: false },
    ]);
    const own = (await devicesOf(first)).devices.filter(({ current }) => current);
    expect(own).toMatchObject([{ name: 'Chrome · Android', lastUsedAt: '2026-11-23 12:00:00' }]);
  });

  test('and no session that has ended by itself', async () => {
    const { username } = await server.signUp();
    server.later(8 * dayMs);
    const session = (await signIn(username)).answer!;
    expect((await devicesOf(session)).devices).toHaveLength(1);
  });

  test('ends one of them, and no other member’s', async () => {
    const one = await server.signUp();
    const other = (await signIn(one.username)).answer!;
    const stranger = await server.signUp();
    const listed = (await devicesOf(other)).devices;
    const { id } = listed.find(({ current }) => !current)!;
    expect((await server.call('endDevice', { id }, { session: stranger })).code).toBe(200);
    expect(await isSignedIn(one)).toBe(true);
    expect((await server.call('endDevice', { id }, { session: other })).code).toBe(200);
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true]);
    expect((await server.call('endDevice', { id }, { session: other })).code).toBe(200);
  });

  test('ends all others', async () => {
    const one = await server.signUp();
    const [other, asking] = [(await signIn(one.username)).answer!, (await signIn(one.username)).answer!];
    const stranger = await server.signUp();
    await server.call('endOtherDevices', undefined, { session: asking });
    expect(await Promise.all([one, other, asking, stranger].map(isSignedIn))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('logging out', () => {
  test('ends the session on the server by its token, also without headers, and says nothing more', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const { code, answer } = await server.call('signOut', { token: one.token }, { session: other });
    expect([code, answer]).toEqual([200, null]);
    expect([await isSignedIn(one), await isSignedIn(other)]).toEqual([false, true]);
    for (const gone of [one.token, 'nothing', ''])
      expect((await server.call('signOut', { token: gone })).code).toBe(200);
  });
});

describe('sign-ins and failures are on record', () => {
  const records = async (session: Session) =>
    (await devicesOf(session)).signIns.map(({ outcome, device }) => `${outcome} ${device}`.trim());

  test('for the member alone, newest first', async () => {
    const session = await server.signUp();
    const stranger = await server.signUp();
    await signIn(session.username.toUpperCase(), { userAgent: laptop }, 'wrong-1');
    await signIn(session.username, { userAgent: phone });
    const change = { oldPassword: testPassword, newPassword: 'another-1' };
    await server.call('setLoginPassword', { ...change, oldPassword: 'wrong-1' }, { session });
    await server.call('setLoginPassword', change, { session });
    expect(await records(session)).toEqual([
      'passwordChanged',
      'wrongPassword',
      'signedIn Chrome · Android',
      'wrongPassword Firefox · Linux',
      'signedIn',
    ]);
    expect(await records(stranger)).toEqual(['signedIn']);
  });

  test('failures of strangers don’t push out who signed in, and a lock has none', async () => {
    const session = await server.signUp();
    for (let lock = 0; lock < 5; lock++) {
      await times(7, () => signIn(session.username, {}, 'wrong-1'));
      server.later(11 * 60_000);
    }
    const kept = await records(session);
    expect(kept.filter((record) => record === 'wrongPassword')).toHaveLength(20);
    expect(kept.at(-1)).toBe('signedIn');
  });

  test('for 90 days', async () => {
    const { username } = await server.signUp();
    server.later(91 * dayMs);
    const session = (await signIn(username)).answer!;
    expect(await records(session)).toEqual(['signedIn']);
  });
});

describe('wrong passwords of strangers lock', () => {
  const locked = { message: expect.stringContaining('Too many attempts') };

  test('other strangers, and not a device that the member has signed in on', async () => {
    const { username } = await server.signUp();
    const own = { deviceToken: token('a') };
    await signIn(username, own);
    await times(5, () => signIn(username, {}, 'wrong-1'));
    expect(await signIn(username)).toMatchObject(locked);
    expect(await signIn(username, { deviceToken: token('b') })).toMatchObject(locked);
    expect((await signIn(username, own)).code).toBe(200);
    // Who knows the device has begun no new count for strangers.
    expect(await signIn(username)).toMatchObject(locked);
  });

  test('not the device on which the member registered', async () => {
    const username = 'registered1';
    const own = { deviceToken: token('c') };
    await server.call('register', {
      username,
      password: testPassword,
      inviteCode: testInviteCode,
      language: 'en_us',
      ...own,
    });
    await times(5, () => signIn(username, {}, 'wrong-1'));
    expect((await signIn(username, own)).code).toBe(200);
  });

  test('neither a signed-in change of the login password nor the fund password', async () => {
    const session = await server.signUp({ fundPassword: true });
    await times(5, () => signIn(session.username, {}, 'wrong-1'));
    const words = { oldPassword: testPassword, newPassword: 'another-1' };
    expect((await server.call('setLoginPassword', words, { session })).code).toBe(200);
    const { database, now } = server;
    const fundPasswords = createFundPasswords({ database, passwords: createPasswords('test pepper'), now });
    await expect(fundPasswords.check(session.memberId, fundPassword)).resolves.toMatch(/argon2/);
  });

  test('not more than that: a known device has five guesses of its own, whatever its address', async () => {
    const { username } = await server.signUp();
    const own = { deviceToken: token('d') };
    await signIn(username, own);
    await times(5, () => signIn(username, own, 'wrong-1'));
    expect(await signIn(username, own)).toMatchObject(locked);
    expect((await signIn(username)).code).toBe(200);
  });

  test('a device that is another member’s, made up too short, or was ended', async () => {
    const { username } = await server.signUp();
    const stranger = await server.signUp();
    const [others, short, ended] = [token('e'), 'f', token('0')];
    await signIn(stranger.username, { deviceToken: others });
    await signIn(username, { deviceToken: short });
    const onEnded = (await signIn(username, { deviceToken: ended })).answer!;
    const asking = (await signIn(username)).answer!;
    const { devices } = await devicesOf(onEnded);
    await server.call('endDevice', { id: devices.find(({ current }) => current)!.id }, { session: asking });
    await times(5, () => signIn(username, {}, 'wrong-1'));
    for (const deviceToken of [others, short, ended])
      expect(await signIn(username, { deviceToken })).toMatchObject(locked);
  });

  test('devices that were forgotten with a change of the password, but for the one that changed it', async () => {
    const { username } = await server.signUp();
    const [kept, other] = [{ deviceToken: token('1') }, { deviceToken: token('2') }];
    await signIn(username, other);
    const session = (await signIn(username, kept)).answer!;
    await server.call(
      'setLoginPassword',
      { oldPassword: testPassword, newPassword: 'another-1' },
      { session },
    );
    await times(5, () => signIn(username, {}, 'wrong-1'));
    expect(await signIn(username, other, 'another-1')).toMatchObject(locked);
    expect((await signIn(username, kept, 'another-1')).code).toBe(200);
  });
});
