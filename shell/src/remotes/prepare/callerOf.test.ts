import { clientFor } from '@members/api-client/clientFor';
import { lotteryCalls, memberCalls, walletCalls, type Call } from '@members/contract';
import type { ListedRelease } from '@members/mfe-kit';

Object.assign(globalThis, {
  PRESSED_CALLS: ['post /game/placeorder', 'post /user_set_withdraw'],
  SIGNED_CALLS: [],
});

const listed = ({ id, method, path }: Call) => ({ id, method, path });
const release = {
  ...{ name: 'mfe-lottery', version: '1.0.0', buildId: 'abc', container: 'mfe_lottery__abc' },
  calls: [lotteryCalls.orders, lotteryCalls.placeOrder].map(listed),
} as unknown as ListedRelease;

const order = { betTypes: ['bi' as const], stake: 10, gameId: 1, memberId: 7, period: '0001' };
/** What became of a call that was let through: nobody is signed in here. */
const sent = { kind: 'signedOut' };
const notListed = { kind: 'failed', message: expect.stringContaining('does not list the call') as unknown };
const notPressed = { kind: 'failed', message: expect.stringContaining('without a press') as unknown };

let presses = 0;
beforeEach(() => {
  presses = 0;
});

async function client(of: Partial<ListedRelease> = {}) {
  const { callerOf } = await import('./callerOf');
  return clientFor(callerOf({ ...release, ...of }, () => presses-- > 0));
}

describe('the api client of a release (decision 89)', () => {
  it('makes the calls that its signed manifest lists, and no other', async () => {
    const { call } = await client();
    await expect(call(lotteryCalls.orders)).rejects.toMatchObject(sent);
    await expect(call(memberCalls.member)).rejects.toMatchObject(notListed);
    await expect(call(walletCalls.withdraw, { amount: '1', fundPassword: '' })).rejects.toMatchObject(
      notListed,
    );
  });

  it('goes by method and path, not by the name that a declaration gives itself', async () => {
    const { call } = await client();
    const disguised = { ...walletCalls.withdraw, id: 'orders' } as never as typeof walletCalls.withdraw;
    await expect(call(disguised, { amount: '1', fundPassword: '' })).rejects.toMatchObject(notListed);
    let asked = 0;
    const changing = {
      ...lotteryCalls.orders,
      path: { toString: () => (asked++ === 0 ? '/member/getUserGameList' : '/user_set_withdraw') },
    } as never as typeof lotteryCalls.orders;
    await expect(call(changing)).rejects.toMatchObject(sent);
    expect(asked).toBe(1);
  });

  it('sends calls of money only out of a press, and one for each press', async () => {
    const { call } = await client();
    await expect(call(lotteryCalls.placeOrder, order)).rejects.toMatchObject(notPressed);
    presses = 1;
    await expect(call(lotteryCalls.placeOrder, order)).rejects.toMatchObject(sent);
    await expect(call(lotteryCalls.placeOrder, order)).rejects.toMatchObject(notPressed);
  });

  it('does so whatever a declaration says of itself', async () => {
    const { call } = await client();
    const harmless = {
      ...lotteryCalls.placeOrder,
      needsPress: false,
    } as never as typeof lotteryCalls.placeOrder;
    await expect(call(harmless, order)).rejects.toMatchObject(notPressed);
  });

  it('repeats an attempt that began out of a press, as it was', async () => {
    const { call } = await client();
    presses = 1;
    const idempotencyKey = 'a';
    await expect(call(lotteryCalls.placeOrder, order, { idempotencyKey })).rejects.toMatchObject(sent);
    await expect(call(lotteryCalls.placeOrder, order, { idempotencyKey })).rejects.toMatchObject(sent);
    const more = { ...order, stake: 1_000 };
    await expect(call(lotteryCalls.placeOrder, more, { idempotencyKey })).rejects.toMatchObject(notPressed);
  });

  it('of a release built before manifests listed calls makes all of them, those of money out of a press', async () => {
    const { calls: _, ...older } = release;
    const { callerOf } = await import('./callerOf');
    const { call } = clientFor(callerOf(older as ListedRelease, () => false));
    await expect(call(memberCalls.member)).rejects.toMatchObject(sent);
    await expect(call(lotteryCalls.placeOrder, order)).rejects.toMatchObject(notPressed);
  });

  it('begins a session for a release that signs in, and for no other', async () => {
    const session = { memberId: 1, token: 'theirs' };
    const { beginSession } = await client();
    expect(() => beginSession(session)).toThrow('begins no session');
    const account = await client({ calls: [listed(memberCalls.login)] });
    expect(() => account.beginSession(session)).not.toThrow();
    localStorage.clear();
  });
});
