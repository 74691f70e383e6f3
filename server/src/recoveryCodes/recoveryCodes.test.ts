import { createTestServer, noon, testPassword, type TestServer } from '../../testing';
import { codeOf, newCode } from './rules';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['signUp']>>;

const refused = (message: string) => ({ code: 401, message });
const wrong = refused('Wrong username or recovery code');
const make = (session: Member, password = testPassword) =>
  server.call('makeRecoveryCodes', { password }, { session });
const status = async (session: Member) => (await server.call('recoveryCodes', undefined, { session })).answer;
const recover = (username: string, code: string, newPassword = 'brand-new-1') =>
  server.call('recoverWithCode', { username, code, newPassword });
const logIn = (username: string, password: string) =>
  server.call('login', { username, password, language: 'en_us' });

async function memberWithCodes() {
  const member = await server.signUp();
  const { codes } = (await make(member)).answer!;
  return { member, codes };
}

describe('recovery codes (KEY-06)', () => {
  test('are ten, made for who gives the password, and kept as hashes', async () => {
    const member = await server.signUp();
    expect(await status(member)).toEqual({ left: 0, madeAt: null });
    expect(await make(member, 'wrong')).toMatchObject(refused('Wrong password'));
    const { codes } = (await make(member)).answer!;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){2}$/);
    expect(await status(member)).toEqual({ left: 10, madeAt: '2026-11-21 12:00:00' });
    const rows = await server.database.reader.selectFrom('recovery_codes').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('take the place of those before, and the member is told', async () => {
    const { member, codes } = await memberWithCodes();
    await make(member);
    expect(await recover(member.username, codes[0]!)).toMatchObject(wrong);
    const { answer } = await server.call('messages', undefined, { session: member });
    expect(answer!.messages[0]).toMatchObject({ name: 'New recovery codes were made' });
  });

  test.each([
    ['7gkd q2x0 m4tb', '7GKD-Q2X0-M4TB'],
    ['7GKDQ2XOM4TB', '7GKD-Q2X0-M4TB'],
    ['il00-0000-0000', '1100-0000-0000'],
    ['7GKD-Q2X0-M4T', null],
    ['', null],
  ])('are read however they are typed: %s', (typed, code) => expect(codeOf(typed)).toBe(code));

  test('are read as they were made', () => {
    for (let count = 0; count < 50; count += 1) {
      const code = newCode();
      expect(codeOf(code)).toBe(code);
    }
  });
});

describe('a new login password by a recovery code (KEY-07)', () => {
  test('ends all sessions, is told, and is the password from then on', async () => {
    const { member, codes } = await memberWithCodes();
    expect((await recover(member.username.toUpperCase(), codes[3]!.toLowerCase())).code).toBe(200);
    expect((await server.call('member', undefined, { session: member })).code).toBe(401);
    expect((await logIn(member.username, testPassword)).code).toBe(401);
    const { answer } = await logIn(member.username, 'brand-new-1');
    const session = { ...member, ...answer! };
    expect(await status(session)).toMatchObject({ left: 9 });
    const told = await server.call('messages', undefined, { session });
    expect(told.answer!.messages[0]).toMatchObject({ name: 'Your login password was changed' });
  });

  test('works once for each code, also at the same moment', async () => {
    const { member, codes } = await memberWithCodes();
    const answers = await Promise.all(
      ['first-new-1', 'other-new-1'].map((password) => recover(member.username, codes[0]!, password)),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401]);
    expect(await recover(member.username, codes[0]!)).toMatchObject(wrong);
    expect((await recover(member.username, codes[1]!)).code).toBe(200);
  });

  test('is refused alike for a wrong code, another member’s and a name that nobody has', async () => {
    const { codes } = await memberWithCodes();
    const other = await server.signUp();
    expect(await recover(other.username, codes[0]!)).toMatchObject(wrong);
    expect(await recover(other.username, '')).toMatchObject(wrong);
    expect(await recover('nobody99', codes[0]!)).toMatchObject(wrong);
  });

  test('asks for a password that can be one, and leaves the code for it', async () => {
    const { member, codes } = await memberWithCodes();
    expect(await recover(member.username, codes[0]!, 'short')).toMatchObject(
      refused('Password 6–20 characters'),
    );
    expect((await recover(member.username, codes[0]!)).code).toBe(200);
  });

  test('locks after five wrong ones, together with wrong passwords', async () => {
    const { member, codes } = await memberWithCodes();
    for (let count = 0; count < 3; count += 1) await recover(member.username, newCode());
    for (let count = 0; count < 2; count += 1) await logIn(member.username, 'wrong');
    expect((await recover(member.username, codes[0]!)).message).toMatch(/^Too many attempts/);
    server.later(11 * 60_000);
    expect((await recover(member.username, codes[0]!)).code).toBe(200);
  });
});
