import { callIds, calls, clientCalls, type Answer, type CallId } from '..';
import { decodeData, encodeData } from '../envelope';
import { answers } from './answerSamples';
import { readParams, serverCalls, writeAnswer } from '.';

describe('the table of the calls (API-08)', () => {
  test('table, client and server hold the same forty calls', () => {
    expect(callIds).toHaveLength(40);
    expect(Object.keys(clientCalls).sort()).toEqual([...callIds].sort());
    expect(Object.keys(serverCalls).sort()).toEqual([...callIds].sort());
  });

  test('numbers run from 1 to 40 once each', () => {
    const numbers = callIds.map((id) => calls[id].no).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test('there are 28 GET and 12 POST calls', () => {
    const count = (method: string) => callIds.filter((id) => calls[id].method === method).length;
    expect([count('GET'), count('POST')]).toEqual([28, 12]);
  });

  test('no two paths or aliases are the same in any spelling', () => {
    const paths = callIds.flatMap((id) =>
      [calls[id].path.slice(1), ...(calls[id].aliases as readonly string[])].map((path) =>
        path.toLowerCase(),
      ),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('answers on the wire', () => {
  test.each(callIds)('%s: what the server writes has the documented shape and reads back the same', (id) => {
    for (const answer of answers[id] as Answer<CallId>[]) {
      const sent = decodeData(encodeData(writeAnswer(id, answer as never)));
      expect(() => serverCalls[id].data.parse(sent)).not.toThrow();
      expect(clientCalls[id].read(sent as never)).toEqual(answer);
    }
  });
});

describe('requests on the wire', () => {
  const sent = <Id extends CallId>(id: Id, params: unknown) => {
    const fields = (clientCalls[id].fields as (params: unknown) => Record<string, unknown>)(params);
    const present = Object.entries(fields).filter(([, value]) => value !== undefined);
    return readParams(id, Object.fromEntries(present.map(([name, value]) => [name, String(value)])))?.params;
  };

  test.each([
    ['showcaseItems', { cityId: 3 }],
    ['showcaseItem', { id: 7 }],
    ['games', { classKey: 'dice' }],
    ['gameState', { key: 'k3-1m' }],
    ['odds', { gameId: 2 }],
    ['placeOrder', { betTypes: ['bi', '11'], stake: 50, gameId: 1, memberId: 10001, period: '202601010001' }],
    ['videos', { classKey: 'nature', page: 2 }],
    ['register', { username: 'some', password: 'secret1', inviteCode: 'WELCOME' }],
    ['ssoLogin', { ticket: 'a.b.c', username: 'some' }],
    ['setAvatar', { url: '/head/7.png' }],
    ['setFundPassword', { fundPassword: '123456' }],
    ['editFundPassword', { oldFundPassword: '123456', fundPassword: '654321' }],
    ['setLoginPassword', { oldPassword: 'before', newPassword: 'after1' }],
    ['bindCard', { cardNumber: '12345678', bankName: 'Bank', bankCode: 'B1', holder: 'A B', mobile: '' }],
    ['withdraw', { amount: '10.50', fundPassword: '123456' }],
    ['moneyLog', { page: 1, limit: 10 }],
    ['recharge', { amount: '100', channel: 'Bank transfer', payWay: 'Mexicopay' }],
    ['waybill', { number: 'W-1' }],
  ] as const)('%s: the server reads what the client meant', (id, params) => {
    expect(sent(id, params)).toEqual(params);
  });

  test('missing fields are empty, not an error', () => {
    expect(readParams('login', {})).toEqual({ params: { username: '', password: '' } });
    expect(readParams('showcaseItems', {})).toEqual({ params: { cityId: undefined } });
  });

  test('a stake that is no whole number is not a number', () => {
    for (const money of ['', '1.5', '-1', '1e3', ' 5', '0x10']) {
      expect(readParams('placeOrder', { item: 'bi', money })?.params.stake).toBeNaN();
    }
  });

  test('an id that is no positive whole number is 0', () => {
    for (const id of ['', '-1', '0', 'abc', '1.5', '99999999999999999']) {
      expect(readParams('video', { id })?.params).toEqual({ id: 0 });
    }
  });

  test('a money log page holds 10 lines unless asked, 50 at most', () => {
    expect(readParams('moneyLog', {})?.params).toEqual({ page: 1, limit: 10 });
    expect(readParams('moneyLog', { page: '0', limit: '1000' })?.params).toEqual({ page: 1, limit: 50 });
  });

  test('a repeated or an overlong field is refused', () => {
    expect(readParams('video', { id: ['1', '2'] })).toBeNull();
    expect(readParams('login', { username: 'x'.repeat(101) })).toBeNull();
  });
});
