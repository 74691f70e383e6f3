import { sql } from 'kysely';
import { codeIn, confirmedMember } from '../../testing/recovery';
import {
  authErrorMessage,
  bank,
  createTestOffice,
  createTestServer,
  fundPassword,
  noon,
  realName,
  testPassword,
  type TestOffice,
  type TestSandbox,
  type TestServer,
} from '../../testing';

let server: TestServer & TestSandbox;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const hourMs = 3_600_000;
const reason = 'called, and knew all of it';
const checked = ['document', 'lastPayment'] as const;
type Kind = 'card' | 'fundPassword' | 'realName';

const reset = (memberId: number, kinds: Kind[], as = {}) =>
  office.call('resetCredentials', { memberId, kinds, checked: [...checked], reason }, as);
const confirm = (id: number | null) => office.call('confirmProposal', { id: id! }, { name: 'bob' });
const told = async (memberId: number) =>
  (await office.call('memberMessages', { memberId, language: 'en_us' })).answer.rows;
const lines = async (memberId: number) => (await office.call('memberLog', { memberId })).answer.rows;
type Session = Awaited<ReturnType<TestServer['signUp']>>;
const withdraw = (session: Session, password = fundPassword) =>
  server.call('withdraw', { amount: '100', fundPassword: password }, { session });

describe('a forgotten login password by a link (OFC-45)', () => {
  const link = (memberId: number, by: 'mail' | 'hand') =>
    office.call('makePasswordLink', { memberId, by, checked: [...checked], reason });
  const tokenIn = (url: string | null) => new URLSearchParams(url!.split('?')[1]).get('link')!;
  const set = (token: string, password = 'secret-2') => server.call('setPasswordByLink', { token, password });
  const login = (username: string, password: string) =>
    server.call('login', { username, password, language: 'en_us' });

  it('sets a new one once, ends every session and a lock, and the member is told', async () => {
    const member = await server.signUp();
    const { memberId, username } = member;
    for (let count = 0; count < 5; count += 1) await login(username, 'wrong-1');
    const { url, expiresAt } = (await link(memberId, 'hand')).answer;
    expect(url).toMatch(/^http:\/\/m\.test\/#\/Login\?link=/);
    expect(Date.parse(expiresAt)).toBe(server.now().getTime() + hourMs / 2);
    expect((await office.call('member', { memberId })).answer.passwordLinkUntil).toBe(expiresAt);
    expect((await set(tokenIn(url), 'short')).message).toBe('Password 6–20 characters');
    expect((await set(tokenIn(url))).code).toBe(200);
    expect((await set(tokenIn(url), 'secret-3')).message).toMatch(/^This link is no longer good/);
    expect((await server.call('moreVideos', undefined, { session: member })).message).toBe(authErrorMessage);
    expect((await login(username, testPassword)).code).toBe(401);
    expect((await login(username, 'secret-2')).code).toBe(200);
    expect((await told(memberId)).map(({ name }) => name)).toEqual([
      'Your login password was changed',
      'A link for a new login password was made',
    ]);
    const [line] = await lines(memberId);
    expect(line).toMatchObject({ action: 'password link made', details: { by: 'hand', checked, reason } });
    expect(JSON.stringify(line)).not.toContain(tokenIn(url));
  });

  it('is in the member’s mail alone where it is sent, and nowhere in the database', async () => {
    const { session, address, username } = await confirmedMember(server);
    const { memberId } = session;
    expect((await link(memberId, 'mail')).answer.url).toBeNull();
    const stored = await server.database.owner.statement(sql<{ row: string }>`
      SELECT password_links::text AS row FROM password_links UNION ALL SELECT mails::text FROM mails`);
    const mail = (await server.mailsTo(address)).find(
      ({ subject }) => subject === 'Set a new login password',
    )!;
    const url = /http:\S+/.exec(mail.text)![0];
    for (const { row } of stored) expect(row).not.toContain(tokenIn(url));
    expect((await set(tokenIn(url))).code).toBe(200);
    expect((await login(username, 'secret-2')).code).toBe(200);
  });

  it('is good for half an hour, in the place of an earlier one, and for nobody who is disabled', async () => {
    const { memberId } = await server.signUp();
    const first = (await link(memberId, 'hand')).answer.url;
    const second = (await link(memberId, 'hand')).answer.url;
    expect((await set(tokenIn(first))).code).toBe(401);
    server.later(hourMs / 2 + 1);
    expect((await set(tokenIn(second))).code).toBe(401);
    expect((await link(memberId, 'mail')).refusal?.key).toBe('noMailAddress');
    await office.call('setMemberActive', { memberId, active: false, reason });
    expect((await link(memberId, 'hand')).refusal?.key).toBe('memberDisabled');
  });

  it('is ended by who cancels what was begun', async () => {
    const { memberId } = await server.signUp();
    const { url } = (await link(memberId, 'hand')).answer;
    await office.call('cancelMemberRecovery', { memberId, reason });
    expect((await set(tokenIn(url))).code).toBe(401);
    expect((await office.call('cancelMemberRecovery', { memberId, reason })).refusal?.key).toBe(
      'nothingToCancel',
    );
  });
});

describe('a forgotten withdrawal password and a changed card (OFC-46, ROLE-06)', () => {
  it('is solved in one sitting: taken off after a check, set anew by the member, and withdrawals wait a day', async () => {
    const member = await server.signUp({ balanceMinor: 100_000, card: true });
    const { memberId } = member;
    expect((await reset(memberId, ['fundPassword'])).answer).toEqual({
      waitUntil: new Date(server.now().getTime() + 24 * hourMs).toISOString(),
    });
    expect((await told(memberId))[0]).toMatchObject({
      name: 'Your withdrawal password was taken off',
      text: expect.stringContaining('withdrawals go on at 2026-11-2') as string,
    });
    expect((await withdraw(member)).message).toBe('Wrong withdrawal password');
    server.later(hourMs);
    expect((await server.call('setFundPassword', { fundPassword: '135791' }, { session: member })).code).toBe(
      200,
    );
    const refused = await withdraw(member, '135791');
    expect(refused.message).toMatch(/^Withdrawals go on at .* UTC, since customer service/);
    // Counted from when the new one was set.
    server.later(24 * hourMs - 1);
    expect((await withdraw(member, '135791')).message).toBe(refused.message);
    server.later(1);
    expect((await withdraw(member, '135791')).code).toBe(200);
    expect((await lines(memberId)).map(({ action, details }) => ({ action, details }))).toEqual([
      {
        action: 'credentials reset',
        details: { memberId, kinds: ['fundPassword'], checked, resets: [expect.any(Number)], reason },
      },
    ]);
  });

  it('takes a card off for the member to bind another, and no operator ever names it', async () => {
    const member = await server.signUp({ balanceMinor: 100_000, card: '6222020011112222' });
    const { memberId } = member;
    expect((await reset(memberId, ['card'])).status).toBe(200);
    expect((await office.call('member', { memberId })).answer.card).toBeNull();
    const card = { cardNumber: '6222020033334444', bankName: bank.name, bankCode: bank.code };
    expect((await server.call('bindCard', { ...card, holder: realName }, { session: member })).code).toBe(
      200,
    );
    expect((await office.call('member', { memberId })).answer).toMatchObject({
      card: { number: '****4444' },
      withdrawalsWaitUntil: new Date(server.now().getTime() + 24 * hourMs).toISOString(),
    });
    expect((await reset(memberId, ['card', 'realName'], { name: 'ana' })).proposal).not.toBeNull();
  });

  it('takes two people for both, at once or within a month of each other', async () => {
    const { memberId } = await server.signUp({ card: true });
    const both = await reset(memberId, ['card', 'fundPassword']);
    expect((await office.call('confirmProposal', { id: both.proposal! })).refusal?.key).toBe('sameOperator');
    expect((await confirm(both.proposal)).status).toBe(200);
    expect((await lines(memberId))[0]).toMatchObject({
      ...{ operator: 'bob', action: 'credentials reset' },
      details: { proposedBy: 'ana', checked },
    });
    const other = await server.signUp({ card: true });
    expect((await reset(other.memberId, ['card'])).status).toBe(200);
    server.later(29 * 24 * hourMs);
    const second = await reset(other.memberId, ['fundPassword']);
    expect(second.proposal).not.toBeNull();
    server.later(2 * 24 * hourMs);
    expect((await reset(other.memberId, ['fundPassword'])).status).toBe(200);
  });

  it('takes two people to end a lock of the withdrawal password after the card was reset', async () => {
    const lock = async (member: Session) => {
      for (let count = 0; count < 5; count += 1) await withdraw(member, '000000');
    };
    const [one, other] = [await server.signUp({ card: true }), await server.signUp({ card: true })];
    await lock(one);
    const unlock = (memberId: number) =>
      office.call('unlockMember', { memberId, what: 'fundPassword', reason });
    expect(
      (await office.call('member', { memberId: one.memberId })).answer.fundPasswordLockedUntil,
    ).not.toBeNull();
    expect((await unlock(one.memberId)).answer).toEqual({ failures: 5 });
    expect((await withdraw(one)).message).toBe('Insufficient balance');
    expect((await reset(one.memberId, ['card'])).proposal).not.toBeNull();
    await lock(other);
    await reset(other.memberId, ['card']);
    expect((await unlock(other.memberId)).proposal).not.toBeNull();
  });

  it('of two resets at the same moment by single operators one is refused', async () => {
    const { memberId } = await server.signUp({ card: true });
    const answers = await Promise.all([
      reset(memberId, ['card'], { name: 'ana' }),
      reset(memberId, ['fundPassword'], { name: 'cem' }),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
  });

  it('refuses what there is not, and changes nothing then', async () => {
    const { memberId } = await server.signUp({ fundPassword: true });
    const refused = await reset(memberId, ['card']);
    expect(refused.refusal).toMatchObject({ key: 'nothingToReset', values: { kinds: 'card' } });
    const { answer } = await office.call('member', { memberId });
    expect(answer).toMatchObject({ hasFundPassword: true, withdrawalsWaitUntil: null });
  });

  it('a card goes with a reset of the same transaction alone, whoever has the application’s role', async () => {
    const { memberId } = await server.signUp({ card: true });
    const remove = (before: string) =>
      server.database.transaction(async (transaction) => {
        if (before)
          await sql`INSERT INTO credential_resets (member_id, kind, at) VALUES (${memberId}, ${before}, now())`.execute(
            transaction,
          );
        await sql`DELETE FROM bank_cards WHERE member_id = ${memberId}`.execute(transaction);
      });
    await expect(remove('')).rejects.toThrow('a card stays until its account is closed');
    await expect(remove('fundPassword')).rejects.toThrow('a card stays until its account is closed');
    await expect(
      server.database.statement(
        sql`UPDATE bank_cards SET card_number = card_number WHERE member_id = ${memberId}`,
      ),
    ).rejects.toThrow('permission denied');
  });
});

it('the code of a mail is no link', async () => {
  const { address, username } = await confirmedMember(server);
  await server.call('forgetPassword', { username });
  const code = codeIn((await server.mailsTo(address)).at(-1));
  expect((await server.call('setPasswordByLink', { token: code, password: 'secret-9' })).code).toBe(401);
});
