import type { Session } from '@members/contract';
import { Client } from 'pg';
import { createTestServer, noon, testPassword, type TestServer } from '../../testing';
import { codeIn, confirmedMember } from '../../testing/recovery';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon, trustProxy: '1' });
});
afterAll(() => server.close());
beforeEach(() => server.later(25 * 3_600_000));

const newPassword = 'quite-another';
const wrongCode = { code: 401, message: 'The code is wrong or no longer good' };
const device = (letter: string) => letter.repeat(32);
/** Each from a network of its own, unless told. */
let networks = 0;
const from = (address = `198.51.100.${(networks += 1) % 250}`) => ({ 'x-forwarded-for': address });
const ask = (username: string, deviceToken?: string, headers = from()) =>
  server.call('forgetPassword', { username, ...(deviceToken && { deviceToken }) }, { headers });
const ticketOf = async (username: string, deviceToken?: string) =>
  (await ask(username, deviceToken)).answer!.ticket;
const renew = (ticket: string, code: string, password = newPassword) =>
  server.call('renewPassword', { ticket, code, password }, { headers: from() });
const login = (username: string, password: string, deviceToken?: string) =>
  server.call(
    'login',
    { username, password, language: 'en_us', ...(deviceToken && { deviceToken }) },
    { headers: from() },
  );
const isAlive = async (session: Session) =>
  (await server.call('member', undefined, { session })).code === 200;

describe('a forgotten login password (RCV-02)', () => {
  it('is set anew with the code that came to the confirmed address', async () => {
    const { username, address } = await confirmedMember(server);
    const ticket = await ticketOf(username.toUpperCase());
    const mail = (await server.mailsTo(address)).at(-1)!;
    expect(mail.subject).toBe('Set a new login password');
    expect(await renew(ticket, codeIn(mail))).toMatchObject({ code: 200 });
    expect(await login(username, testPassword)).toMatchObject({ code: 401 });
    expect(await login(username, newPassword)).toMatchObject({ code: 200 });
    expect(await renew(ticket, codeIn(mail), 'a-third-one')).toMatchObject(wrongCode);
  });

  it('ends every session and every lock, and tells the address and who signs in', async () => {
    const { session, username, address } = await confirmedMember(server);
    const other = await server.sessionOf(session.memberId);
    for (let guess = 0; guess < 5; guess += 1) await login(username, 'wrong');
    expect((await login(username, testPassword)).message).toMatch('Too many attempts');
    const ticket = await ticketOf(username);
    await renew(ticket, codeIn((await server.mailsTo(address)).at(-1)));
    expect([await isAlive(session), await isAlive(other)]).toEqual([false, false]);
    expect((await server.mailsTo(address)).at(-1)!.subject).toBe('Your login password was changed');
    const { answer: anew } = await login(username, newPassword);
    const { messages } = (await server.call('messages', undefined, { session: anew! })).answer!;
    expect(messages.map(({ name }) => name)).toContain('Your login password was changed');
    const { signIns } = (await server.call('devices', undefined, { session: anew! })).answer!;
    expect(signIns.map(({ outcome }) => outcome)).toContain('passwordChanged');
  });

  it('keeps the rule of passwords, without a guess lost', async () => {
    const { username, address } = await confirmedMember(server);
    const ticket = await ticketOf(username);
    const code = codeIn((await server.mailsTo(address)).at(-1));
    for (let tries = 0; tries < 6; tries += 1)
      expect(await renew(ticket, code, 'short')).toMatchObject({ message: 'Password 6–20 characters' });
    expect(await renew(ticket, code)).toMatchObject({ code: 200 });
  });

  it('of an account that is offline is not set', async () => {
    const { session, username, address } = await confirmedMember(server);
    const offline = (status: number) =>
      server.database.transaction((transaction) =>
        transaction.updateTable('members').set({ status }).where('id', '=', session.memberId).execute(),
      );
    const ticket = await ticketOf(username);
    const code = codeIn((await server.mailsTo(address)).at(-1));
    await offline(0);
    expect(await renew(ticket, code)).toMatchObject(wrongCode);
    const sent = (await server.mailsTo(address)).length;
    expect(await ask(username)).toMatchObject({ code: 200 });
    expect(await server.mailsTo(address)).toHaveLength(sent);
  });
});

/** What the database is asked for by a call, without the sending of mail, which goes on beside it. */
async function statementsOf(call: () => Promise<unknown>) {
  await server.mailsTo('');
  const query = jest.spyOn(Client.prototype, 'query');
  const answer = await call();
  await server.mailsTo('');
  const sent = query.mock.calls.map(([statement]: unknown[]) =>
    typeof statement === 'string' ? statement : String((statement as { text?: unknown }).text),
  );
  query.mockRestore();
  const own = sent.filter(
    (text) => !/^\s*(begin|commit|UPDATE mails|DELETE FROM mails|delete from "mails")/i.test(text),
  );
  return { statements: own.join('\n'), answer };
}

describe('who asks for a new login password learns nothing about accounts', () => {
  it('a name that nobody has, and one without an address, get the same answer by the same statements', async () => {
    const { username } = await confirmedMember(server);
    const bare = await server.signUp();
    const asked = [];
    for (const name of [username, bare.username, 'nobodyatall'])
      asked.push(await statementsOf(() => ask(name)));
    for (const { answer } of asked)
      expect(answer).toMatchObject({
        code: 200,
        message: '',
        answer: { ticket: expect.stringMatching(/^[\w-]{43}$/) },
      });
    expect(new Set(asked.map(({ statements }) => statements)).size).toBe(1);
    expect(asked[0]!.statements).toContain('insert into "codes"');
    const tickets = asked.map(({ answer }) => (answer as { answer: { ticket: string } }).answer.ticket);
    const guessed = [];
    for (const ticket of tickets) guessed.push(await statementsOf(() => renew(ticket, '123456')));
    for (const { answer } of guessed) expect(answer).toMatchObject(wrongCode);
    expect(new Set(guessed.map(({ statements }) => statements)).size).toBe(1);
  });

  it('a stranger’s code is not the member’s: neither takes the other’s place or guesses', async () => {
    const { username, address } = await confirmedMember(server);
    const own = await ticketOf(username);
    const code = codeIn((await server.mailsTo(address)).at(-1));
    const stranger = await ticketOf(username);
    for (let guess = 0; guess < 6; guess += 1) await renew(stranger, '000000');
    expect(await renew(own, code)).toMatchObject({ code: 200 });
  });

  it('strangers have five mails an hour sent, and a known device has its own', async () => {
    const { username, address } = await confirmedMember(server);
    await login(username, testPassword, device('a'));
    const before = (await server.mailsTo(address)).length;
    server.later(3_600_000);
    for (let asked = 0; asked < 8; asked += 1) expect((await ask(username)).code).toBe(200);
    // The one that confirmed the address counts for the day.
    expect((await server.mailsTo(address)).length - before).toBe(5);
    server.later(3_600_000);
    expect((await ask(username, device('a'))).code).toBe(200);
    expect((await server.mailsTo(address)).length - before).toBe(6);
  });

  it('one network asks thirty times an hour, for whatever names', async () => {
    const headers = from('203.0.113.9');
    const codes: number[] = [];
    for (let asked = 0; asked < 31; asked += 1) {
      codes.push((await ask(`nobody${asked}`, undefined, headers)).code);
      server.later(10_000);
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(200));
    expect(codes[30]).toBe(401);
  });
});
