import type { Session } from '@members/contract';
import {
  createTestServer,
  fundPassword,
  noon,
  testPassword,
  type TestSandbox,
  type TestServer,
} from '../../testing';
import { codeIn, confirmedMember } from '../../testing/recovery';

const hourMs = 3_600_000;
let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  await server.database.transaction((transaction) =>
    transaction
      .insertInto('site')
      .values({ name: '{}', about: '{}', notice: '{}', popup_html: null })
      .execute(),
  );
});
afterAll(() => server.close());
beforeEach(() => server.later(25 * hourMs));

const next = '975310';
const send = (session: Session, password = testPassword) =>
  server.call('sendFundCode', { password }, { session });
const finish = (session: Session, password = testPassword) =>
  server.call('renewFundPassword', { password, fundPassword: next }, { session });
const keep = (session: Session) => server.call('keepFundPassword', undefined, { session });
const resetOf = async (session: Session) =>
  (await server.call('recovery', undefined, { session })).answer!.fundReset;
const withdraw = (session: Session, password: string) =>
  server.call('withdraw', { amount: '10', fundPassword: password }, { session });
const refused = (message: string) => ({ code: 401, message: expect.stringMatching(message) });

async function forgetful() {
  const member = await confirmedMember(server, { balanceMinor: 100_000, card: true });
  return member;
}
async function begun() {
  const member = await forgetful();
  await send(member.session);
  const code = codeIn((await server.mailsTo(member.address)).at(-1));
  expect(await server.call('forgetFundPassword', { code }, { session: member.session })).toMatchObject({
    code: 200,
  });
  return member;
}

describe('a forgotten fund password (RCV-03)', () => {
  it('is given up with the login password and a code, and set anew after a day', async () => {
    const { session } = await begun();
    const begunAt = server.now();
    expect(await resetOf(session)).toMatchObject({ ready: false });
    expect(await finish(session)).toMatchObject(refused('A new withdrawal password can be set from 20'));
    server.later(24 * hourMs - 1);
    expect(await finish(session)).toMatchObject(refused('can be set from'));
    server.later(1);
    expect(server.now().getTime() - begunAt.getTime()).toBe(24 * hourMs);
    const later = await server.sessionOf(session.memberId);
    expect(await resetOf(later)).toMatchObject({ ready: true });
    expect(await finish(later, 'wrong')).toMatchObject(refused('Wrong password'));
    expect(await finish(later)).toMatchObject({ code: 200 });
    expect(await resetOf(later)).toBeNull();
    expect(await withdraw(later, fundPassword)).toMatchObject(refused('Wrong withdrawal password'));
    expect(await withdraw(later, next)).toMatchObject({ code: 200 });
  });

  it('is told at once on every device and by mail, with the time and how to cancel it', async () => {
    const { session, address } = await begun();
    const { readyAt } = (await resetOf(session))!;
    const mail = (await server.mailsTo(address)).at(-1)!;
    expect(mail.subject).toBe('A new withdrawal password was asked for');
    expect(mail.text).toContain(`from ${readyAt} UTC; until then it can be cancelled`);
    const { messages } = (await server.call('messages', undefined, { session })).answer!;
    expect(messages[0]).toMatchObject({ kind: 'security', route: '/Setting?recovery=1' });
    expect(messages[0]!.text).toContain(readyAt);
  });

  it('is cancelled from any session, and the old one goes on to be right meanwhile and afterwards', async () => {
    const { session, address } = await begun();
    expect(await withdraw(session, fundPassword)).toMatchObject({ code: 200 });
    const other = await server.sessionOf(session.memberId);
    expect(await keep(other)).toMatchObject({ code: 200 });
    expect((await server.mailsTo(address)).at(-1)!.subject).toMatch('was cancelled');
    expect(await keep(other)).toMatchObject({ code: 200 });
    server.later(25 * hourMs);
    expect(await finish(await server.sessionOf(session.memberId))).toMatchObject(refused('can be set from'));
    expect(await withdraw(await server.sessionOf(session.memberId), fundPassword)).toMatchObject({
      code: 200,
    });
  });

  it('waits no shorter for being asked again, and is over a week after the wait', async () => {
    const { session, address } = await begun();
    const { readyAt } = (await resetOf(session))!;
    server.later(hourMs);
    await send(session);
    const code = codeIn((await server.mailsTo(address)).at(-1));
    await server.call('forgetFundPassword', { code }, { session });
    expect((await resetOf(session))!.readyAt).toBe(readyAt);
    server.later(8 * 24 * hourMs);
    const later = await server.sessionOf(session.memberId);
    expect(await resetOf(later)).toBeNull();
    expect(await finish(later)).toMatchObject(refused('can be set from'));
  });

  it('ends the lock of wrong guesses', async () => {
    const { session } = await begun();
    server.later(24 * hourMs);
    const later = await server.sessionOf(session.memberId);
    for (let guess = 0; guess < 5; guess += 1) await withdraw(later, '000000');
    await finish(later);
    expect(await withdraw(later, next)).toMatchObject({ code: 200 });
  });

  it('needs a confirmed address and the login password', async () => {
    const bare = await server.signUp({ fundPassword: true });
    expect(await send(bare)).toMatchObject(refused('Confirm an e-mail address first'));
    const { session } = await forgetful();
    expect(await send(session, 'wrong')).toMatchObject(refused('Wrong password'));
    expect(await server.call('forgetFundPassword', { code: '123456' }, { session })).toMatchObject(
      refused('The code is wrong'),
    );
    expect(await server.call('sendFundCode', { password: testPassword })).toMatchObject({ code: 401 });
  });

  it('takes six digits', async () => {
    const { session } = await begun();
    const params = { password: testPassword, fundPassword: '12345' };
    expect(await server.call('renewFundPassword', params, { session })).toMatchObject(
      refused('please fill in completely'),
    );
  });
});

describe('how long it waits is the site’s, and nobody makes it shorter silently', () => {
  it('a change is for those that begin after it, from an hour to a week, and on record', async () => {
    const { session } = await begun();
    const { readyAt } = (await resetOf(session))!;
    const change = { fund_password_wait_hours: 1 };
    await server.database.transaction((transaction) => transaction.updateTable('site').set(change).execute());
    expect((await resetOf(session))!.readyAt).toBe(readyAt);
    const { session: after } = await begun();
    server.later(hourMs);
    expect((await resetOf(after))!.ready).toBe(true);
  });

  it('the database takes no shorter wait, and no change of one, from the application’s role', async () => {
    const { session } = await begun();
    const at = server.now();
    const row = {
      member_id: session.memberId,
      begun_at: at,
      ready_at: at,
      ends_at: new Date(at.getTime() + 1),
    };
    const other = await server.signUp();
    await expect(
      server.database.transaction((transaction) =>
        transaction
          .insertInto('fund_password_resets')
          .values({ ...row, member_id: other.memberId })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      server.database.transaction((transaction) =>
        transaction.updateTable('fund_password_resets').set({ ready_at: at }).execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
