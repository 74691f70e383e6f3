import { calls } from '@members/contract';
import { createTestServer, testInviteCode, testPassword, type TestServer } from '../../testing';
import { createPasswords } from './passwords';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const register = (username: string, other: { password?: string; inviteCode?: string } = {}) =>
  server.call('register', {
    username,
    password: testPassword,
    inviteCode: testInviteCode,
    language: 'en_us',
    ...other,
  });
const refused = (message: string) => ({ code: 401, message });

describe('registering (call 18, AUTH-06 to AUTH-08)', () => {
  test('gives a session and an account with nothing in it', async () => {
    const { code, answer: session } = await register('Newcomer1');
    expect(code).toBe(200);
    const { answer } = await server.call('member', undefined, { session: session! });
    expect(answer).toEqual({
      id: session!.memberId,
      username: 'Newcomer1',
      balanceMinor: 0,
      creditScore: 100,
      active: true,
      avatarUrl: expect.stringMatching(/^\/head\/([1-9]|1\d|20)\.png$/),
      realName: '',
      sex: 'unknown',
      hasFundPassword: false,
      ip: '127.0.0.1',
      tier: { imageUrl: '/media/tiers/bronze.svg', name: 'Bronze', progressPercent: 0 },
      fullVideoAccess: false,
      trialSeconds: 15,
      unread: 0,
    });
  });

  test('refuses a name that is taken in any spelling', async () => {
    await register('Taken1');
    expect(await register('tAKEN1')).toMatchObject(refused('Username taken'));
  });

  test('of two who register a name at the same time one gets it', async () => {
    const answers = await Promise.all([register('racer1'), register('Racer1'), register('RACER1')]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401, 401]);
  });

  test.each(['abc', 'a'.repeat(21), 'with space', 'ünïcode', ''])('refuses the name "%s"', async (name) => {
    expect(await register(name)).toMatchObject(refused('Username 4–20 letters or digits'));
  });

  test.each(['12345', 'x'.repeat(21), ''])('refuses the password "%s"', async (password) => {
    expect(await register('somebody1', { password })).toMatchObject(refused('Password 6–20 characters'));
  });

  test('refuses an invite code that is unknown or missing', async () => {
    expect(await register('somebody2', { inviteCode: 'NOSUCH' })).toMatchObject(
      refused('Invalid invite code'),
    );
    const fields = { username: 'somebody2', password: testPassword };
    expect(await server.send('POST', calls.register.path, { fields })).toMatchObject({
      msg: 'Invalid invite code',
    });
  });

  test('a code with a limit is used no more often than that, also at the same time', async () => {
    await server.database.transaction((transaction) =>
      transaction.insertInto('invite_codes').values({ code: 'TWICE', max_uses: 2 }).execute(),
    );
    const names = Array.from({ length: 6 }, (_, n) => `limited${n}`);
    const answers = await Promise.all(names.map((name) => register(name, { inviteCode: 'TWICE' })));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    const { used } = await server.database.reader
      .selectFrom('invite_codes')
      .select('used')
      .where('code', '=', 'TWICE')
      .executeTakeFirstOrThrow();
    expect(used).toBe(2);
  });

  test('a refused registration does not use the code up', async () => {
    await register('holder1');
    await server.database.transaction((transaction) =>
      transaction.insertInto('invite_codes').values({ code: 'ONCE', max_uses: 1 }).execute(),
    );
    expect((await register('holder1', { inviteCode: 'ONCE' })).message).toBe('Username taken');
    expect((await register('holder2', { inviteCode: 'ONCE' })).code).toBe(200);
  });

  test('no password is stored in a readable form', async () => {
    await register('hashed1', { password: 'readable-pw' });
    const { password_hash } = await server.database.reader
      .selectFrom('members')
      .select('password_hash')
      .where('username', '=', 'hashed1')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(await createPasswords('pepper').hash('readable-pw')).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });
});

describe('the own profile (call 20)', () => {
  test('shows the balance of the ledger', async () => {
    const session = await server.signUp({ balanceMinor: 123_450 });
    const { answer } = await server.call('member', undefined, { session });
    expect(answer).toMatchObject({ balanceMinor: 123_450 });
  });

  test('says whether a fund password is set and never shows it', async () => {
    const session = await server.signUp();
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('members')
        .set({ fund_password_hash: 'hash-of-it', sex: 2, real_name: 'Ana', tier: 3, tier_progress: 70 })
        .where('id', '=', session.memberId)
        .execute(),
    );
    const { answer } = await server.call('member', undefined, { session });
    expect(answer).toMatchObject({
      hasFundPassword: true,
      sex: 'woman',
      realName: 'Ana',
      // The last one of the rules, which have one.
      tier: { imageUrl: '/media/tiers/bronze.svg', progressPercent: 70 },
    });
    expect(JSON.stringify(answer)).not.toContain('hash-of-it');
  });

  test('is refused without a session', async () => {
    expect(await server.call('member', undefined)).toMatchObject({ code: 401 });
  });
});
