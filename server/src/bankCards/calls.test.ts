import type { Params, Session } from '@members/contract';
import {
  bank,
  createTestServer,
  fundPassword,
  realName,
  type TestSandbox,
  type TestServer,
  noon,
} from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

const card = { cardNumber: '6222020012345678', bankName: bank.name, bankCode: bank.code, holder: realName };
const bind = (session: Session, change: Partial<Params<'bindCard'>> = {}) =>
  server.call('bindCard', { ...card, ...change }, { session });
const bound = (session: Session) => server.call('bankCard', undefined, { session });
const refused = (message: string) => ({ code: 401, message });

describe('binding a card (calls 21, 32 and 33, VAL-12, BANK-01 to BANK-06)', () => {
  it('keeps bank and whole number for the member alone', async () => {
    const member = await server.signUp({ realName: true, fundPassword: true });
    expect((await bound(member)).answer).toBeNull();
    expect((await bind(member)).code).toBe(200);
    expect((await bound(member)).answer).toEqual({ bankName: bank.name, number: card.cardNumber });
    expect((await bound(await server.signUp({ realName: true }))).answer).toBeNull();
  });

  it('lists the banks to a member', async () => {
    const session = await server.signUp({ realName: true });
    expect((await server.call('banks', undefined, { session })).answer).toEqual([bank]);
    expect((await server.call('banks', undefined)).code).toBe(401);
  });

  it.each([
    [{ cardNumber: '' }, 'Please enter real bank card number'],
    [{ cardNumber: '6222 0200 1234' }, 'Please enter real bank card number'],
    [{ cardNumber: '1234567' }, 'Please enter real bank card number'],
    [{ cardNumber: '1'.repeat(25) }, 'Please enter real bank card number'],
    [{ bankCode: '' }, 'Please select a bank'],
    [{ bankName: 'Another Bank' }, 'Please select a bank'],
    [{ holder: '' }, 'please enter your real name'],
    [{ holder: 'Somebody Else' }, 'The holder must be the name of the account’s owner: Ana Maria'],
  ])('refuses %j', async (change, message) => {
    const member = await server.signUp({ realName: true, fundPassword: true });
    expect(await bind(member, change)).toMatchObject(refused(message));
    expect((await bound(member)).answer).toBeNull();
  });

  it('asks in the order bound, number, bank, holder, fund password (D46, D47)', async () => {
    const member = await server.signUp({ realName: true });
    const next = async (change: Partial<Params<'bindCard'>>) => (await bind(member, change)).message;
    const nothing = { cardNumber: '', bankName: '', bankCode: '', holder: '' };
    expect(await next(nothing)).toBe('Please enter real bank card number');
    expect(await next({ ...nothing, cardNumber: card.cardNumber })).toBe('Please select a bank');
    expect(await next({ holder: '' })).toBe('please enter your real name');
    expect(await next({})).toBe('Please set the withdrawal password before binding the bank card!');
    await server.call('setFundPassword', { fundPassword }, { session: member });
    expect((await bind(member)).code).toBe(200);
    expect(await next({ ...nothing, cardNumber: '87654321' })).toBe('Please enter real bank card number');
  });

  it('binds one of two cards at the same time', async () => {
    const member = await server.signUp({ realName: true, fundPassword: true });
    const answers = await Promise.all(
      ['11112222', '33334444'].map((cardNumber) => bind(member, { cardNumber })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401]);
  });
});
