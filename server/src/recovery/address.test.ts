import type { Session } from '@members/contract';
import { createTestServer, noon, testPassword, type TestServer } from '../../testing';
import { codeIn, confirmedMember } from '../../testing/recovery';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: noon });
});
afterAll(() => server.close());
beforeEach(() => server.later(25 * 3_600_000));

const refused = (message: string | RegExp) => ({ code: 401, message: expect.stringMatching(message) });
const send = (session: Session, address: string, password = testPassword) =>
  server.call('sendAddressCode', { address, password }, { session });
const confirm = (session: Session, code: string) => server.call('confirmAddress', { code }, { session });
const stateOf = async (session: Session) => (await server.call('recovery', undefined, { session })).answer!;
let count = 0;
const newAddress = () => `address${(count += 1)}@example.com`;

describe('an e-mail address (RCV-01)', () => {
  it('is confirmed by the code that was sent there, with the login password', async () => {
    const session = await server.signUp();
    const address = newAddress();
    expect(await stateOf(session)).toEqual({
      offered: true,
      address: '',
      unconfirmed: '',
      fundCodeSent: false,
      fundReset: null,
    });
    expect(await send(session, address)).toMatchObject({ code: 200 });
    expect(await stateOf(session)).toMatchObject({ address: '', unconfirmed: address });
    const [mail] = await server.mailsTo(address);
    expect(mail!.subject).toBe('Confirm your e-mail address');
    expect(await confirm(session, codeIn(mail))).toMatchObject({ code: 200 });
    expect(await stateOf(session)).toMatchObject({ address, unconfirmed: '' });
    expect(await confirm(session, codeIn(mail))).toMatchObject(refused('The code is wrong'));
  });

  it('is refused without a session, with a wrong password, and where it is none', async () => {
    const session = await server.signUp();
    expect(
      await server.call('sendAddressCode', { address: newAddress(), password: testPassword }),
    ).toMatchObject({ code: 401 });
    expect(await send(session, newAddress(), 'wrong')).toMatchObject(refused('Wrong password'));
    for (const wrong of [
      '',
      'ana',
      'ana@',
      'a@b, c@example.com',
      'a@example.com\nbcc: b@example.com',
      'ä@example.com',
    ])
      expect(await send(session, wrong)).toMatchObject(refused('Please enter a valid e-mail address'));
  });

  it('locks after five wrong passwords, so that who has the session alone guesses none', async () => {
    const session = await server.signUp();
    for (let guess = 0; guess < 5; guess += 1)
      expect(await send(session, newAddress(), 'wrong')).toMatchObject(refused('Wrong password'));
    expect(await send(session, newAddress())).toMatchObject(refused('Too many attempts'));
  });

  it('that takes the place of another is told to both for a week, on every device and by mail', async () => {
    const { session, address: former } = await confirmedMember(server);
    const address = newAddress();
    await send(session, address);
    await confirm(session, codeIn((await server.mailsTo(address))[0]));
    const subject = 'Your e-mail address or phone number was changed';
    for (const each of [former, address])
      expect((await server.mailsTo(each)).at(-1)).toMatchObject({ subject });
    const { messages } = (await server.call('messages', undefined, { session })).answer!;
    expect(messages[0]).toMatchObject({ kind: 'security', name: subject });
  });

  it('gets its mails in the language of the last login', async () => {
    const { session, username, address } = await confirmedMember(server);
    await server.call('login', { username, password: testPassword, language: 'ko_ko' });
    await server.call(
      'setLoginPassword',
      { oldPassword: testPassword, newPassword: 'another-1' },
      { session },
    );
    expect((await server.mailsTo(address)).at(-1)!.subject).toBe('로그인 비밀번호가 변경되었습니다');
  });
});

describe('a code', () => {
  it('is good for ten minutes', async () => {
    const session = await server.signUp();
    const [first, second] = [newAddress(), newAddress()];
    await send(session, first);
    const old = codeIn((await server.mailsTo(first))[0]);
    server.later(10 * 60_000);
    expect(await confirm(session, old)).toMatchObject(refused('The code'));
    await send(session, second);
    const good = codeIn((await server.mailsTo(second))[0]);
    server.later(10 * 60_000 - 1);
    expect(await confirm(session, good)).toMatchObject({ code: 200 });
  });

  it('is good for five guesses, also of those that come at once', async () => {
    const session = await server.signUp();
    const address = newAddress();
    await send(session, address);
    const code = codeIn((await server.mailsTo(address))[0]);
    const wrong = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: 5 }, () => confirm(session, wrong)));
    expect(await confirm(session, code)).toMatchObject(refused('The code is wrong'));
  });

  it('is used up by one of two who use it at once', async () => {
    const session = await server.signUp();
    const address = newAddress();
    await send(session, address);
    const code = codeIn((await server.mailsTo(address))[0]);
    const answers = await Promise.all([confirm(session, code), confirm(session, code)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([200, 401]);
  });

  it('gives way to the next one', async () => {
    const session = await server.signUp();
    const address = newAddress();
    await send(session, address);
    await send(session, address);
    const [first, second] = await server.mailsTo(address);
    if (codeIn(first) !== codeIn(second))
      expect(await confirm(session, codeIn(first))).toMatchObject(refused('The code'));
    expect(await confirm(session, codeIn(second))).toMatchObject({ code: 200 });
  });

  it('is sent five times an hour and ten times a day to a member, and so to an address', async () => {
    const [session, other] = [await server.signUp(), await server.signUp()];
    const address = newAddress();
    const many = refused('Too many attempts');
    for (let sent = 0; sent < 5; sent += 1) expect((await send(session, address)).code).toBe(200);
    expect(await send(session, newAddress())).toMatchObject(many);
    expect(await send(other, address)).toMatchObject(many);
    server.later(3_600_000);
    for (let sent = 0; sent < 5; sent += 1) expect((await send(session, newAddress())).code).toBe(200);
    server.later(3_600_000);
    expect(await send(session, newAddress())).toMatchObject(many);
    expect(await server.mailsTo(address)).toHaveLength(5);
  });
});
