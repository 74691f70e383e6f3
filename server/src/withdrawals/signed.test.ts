import { sql } from 'kysely';
import {
  createTestServer,
  fundPassword,
  newKey,
  noon,
  testPassword,
  type TestSandbox,
  type TestServer,
} from '../../testing';
import { createAuthenticator } from '../../testing/authenticator';

const origin = 'https://m.example.com';
let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, appOrigin: origin, sandbox: true });
});
afterAll(() => server.close());

type Member = Awaited<ReturnType<TestServer['signUp']>>;

const refused = (message: string) => ({ code: 401, message });
const notAccepted = refused('This passkey was not accepted. Please use your password');
const tooLate = refused('That took too long, please try again');

type Ready = Awaited<ReturnType<typeof ready>>;

async function ready(balanceMinor = 100_000) {
  const member = await server.signUp({ balanceMinor, card: true });
  const authenticator = createAuthenticator(origin);
  const { answer } = await server.call('newPasskey', { password: testPassword }, { session: member });
  const response = authenticator.create(answer!.options);
  await server.call('addPasskey', { response, name: '' }, { session: member });
  return { member, authenticator };
}

const ask = (member: Member, amount: string, key: string) =>
  server.call('askToWithdraw', { amount, key }, { session: member });
const send = (member: Member, sent: { amount: string; key: string; response: string }) => {
  const { key, ...params } = sent;
  return server.call('withdrawSigned', params, { session: member, headers: { 'idempotency-key': key } });
};
/** A signature for an amount under a key. */
async function sign({ member, authenticator }: Ready, amount: string) {
  const key = newKey();
  const { answer } = await ask(member, amount, key);
  return { amount, key, response: authenticator.get(answer!.options) };
}
const count = async (member: Member) =>
  (await server.call('withdrawals', undefined, { session: member })).answer!.length;

describe('withdrawing with a passkey (KEY-04)', () => {
  test('takes the amount as with the withdrawal password', async () => {
    const { member, authenticator } = await ready();
    expect((await send(member, await sign({ member, authenticator }, '250'))).code).toBe(200);
    expect(await server.balance(member)).toBe(75_000);
    expect(await count(member)).toBe(1);
  });

  test('asks the member’s own passkeys, and the password of who has none', async () => {
    const { member } = await ready();
    const { answer } = await ask(member, '250', newKey());
    expect(answer!.options).toMatchObject({
      rpId: 'm.example.com',
      userVerification: 'required',
      allowCredentials: [{ transports: ['internal'] }],
    });
    const other = await server.signUp({ balanceMinor: 100_000, card: true });
    expect(await ask(other, '250', newKey())).toMatchObject(notAccepted);
    expect((await server.call('withdraw', { amount: '250', fundPassword }, { session: other })).code).toBe(
      200,
    );
  });

  test('is for the amount that was signed and no other', async () => {
    const { member, authenticator } = await ready();
    const signed = await sign({ member, authenticator }, '10');
    expect(await send(member, { ...signed, amount: '1000' })).toMatchObject(notAccepted);
    expect(await server.balance(member)).toBe(100_000);
  });

  test('is for one withdrawal: another key needs another signature', async () => {
    const { member, authenticator } = await ready();
    const signed = await sign({ member, authenticator }, '10');
    expect(await send(member, { ...signed, key: newKey() })).toMatchObject(notAccepted);
    expect((await send(member, signed)).code).toBe(200);
    expect(await send(member, { ...signed, key: newKey() })).toMatchObject(tooLate);
    expect(await server.balance(member)).toBe(99_000);
  });

  test('is for the card that was there when it was signed', async () => {
    const { member, authenticator } = await ready();
    const signed = await sign({ member, authenticator }, '10');
    const sealed = server.cardNumbers.seal('6222020099999999', member.memberId);
    await server.database.owner.transaction((transaction) =>
      sql`UPDATE bank_cards SET card_number = ${sealed} WHERE member_id = ${member.memberId}`.execute(
        transaction,
      ),
    );
    expect(await send(member, signed)).toMatchObject(notAccepted);
    expect(await server.balance(member)).toBe(100_000);
  });

  test('sent again answers the same and takes nothing, also at the same moment', async () => {
    const { member, authenticator } = await ready();
    const signed = await sign({ member, authenticator }, '10');
    const answers = await Promise.all([signed, signed, signed].map((each) => send(member, each)));
    expect(answers.some(({ code }) => code === 200)).toBe(true);
    expect((await send(member, signed)).code).toBe(200);
    expect(await server.balance(member)).toBe(99_000);
    expect(await count(member)).toBe(1);
  });

  test('that was refused for a limit leaves the signature for another try', async () => {
    const { member, authenticator } = await ready(500);
    const signed = await sign({ member, authenticator }, '10');
    expect(await send(member, signed)).toMatchObject(refused('Insufficient balance'));
    await server.choose(await server.recharge(member, '100'), 'pay');
    expect((await send(member, signed)).code).toBe(200);
  });

  test('is over after five minutes', async () => {
    const { member, authenticator } = await ready();
    const signed = await sign({ member, authenticator }, '10');
    server.later(5 * 60_000);
    expect(await send(member, signed)).toMatchObject(tooLate);
  });

  test('is not signed by another member’s passkey, nor by what a login asked for', async () => {
    const { member, authenticator } = await ready();
    const other = await ready();
    const foreign = await sign({ member, authenticator: other.authenticator }, '10');
    expect(await send(member, foreign)).toMatchObject(notAccepted);
    const own = await sign({ member, authenticator }, '10');
    expect(await send(other.member, own)).toMatchObject(tooLate);
    const login = (await server.call('passkeyLogin', undefined)).answer!;
    const response = authenticator.get(login.options);
    expect(await send(member, { amount: '10', key: newKey(), response })).toMatchObject(tooLate);
    const answer = await server.call('loginWithPasskey', {
      response: authenticator.get((await ask(member, '10', newKey())).answer!.options),
      language: 'en_us',
    });
    expect(answer).toMatchObject(tooLate);
  });

  test.each([{ verified: false }, { origin: 'https://evil.example' }, { counter: 0 }])(
    'refuses %j',
    async (twist) => {
      const { member, authenticator } = await ready();
      const key = newKey();
      const { answer } = await ask(member, '10', key);
      const response = authenticator.get(answer!.options, twist);
      expect(await send(member, { amount: '10', key, response })).toMatchObject(notAccepted);
    },
  );

  test('asks for an amount, a card and a key', async () => {
    const { member } = await ready();
    expect(await ask(member, '0', newKey())).toMatchObject(refused('Please fill in the correct amount'));
    expect(await ask(member, '10', '')).toMatchObject(refused('Illegal request'));
    const without = await server.call('withdrawSigned', { amount: '10', response: '' }, { session: member });
    expect(without).toMatchObject(refused('Illegal request'));
    const other = await server.signUp();
    expect(await ask(other, '10', newKey())).toMatchObject(refused('Please set your withdrawal password'));
  });
});
