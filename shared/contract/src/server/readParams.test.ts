import { callOf, calls, type callIds } from '../calls';
import { writeParams } from '../wire/params';
import { readParams } from './readParams';

describe('requests on the wire', () => {
  const received = (id: (typeof callIds)[number], params: unknown) =>
    readParams(id, writeParams(callOf(id).params, params));

  test.each([
    ['showcaseItems', { cityId: 3 }, { id: '3' }],
    ['showcaseItem', { id: 7 }, { id: '7' }],
    ['games', { classKey: 'dice' }, { class: 'dice' }],
    ['gameState', { key: 'k3-1m' }, { key: 'k3-1m' }],
    ['drawResults', { key: 'k3-1m' }, { key: 'k3-1m' }],
    ['odds', { gameId: 2 }, { id: '2' }],
    ['videos', { classKey: 'nature', page: 2 }, { id: 'nature', page: '2' }],
    ['video', { id: 4 }, { id: '4' }],
    [
      'placeOrder',
      { betTypes: ['bi', '11'], stake: 50, gameId: 1, memberId: 10001, period: '202601010001' },
      { item: 'bi,11', money: '50', lid: '1', mid: '10001', expect: '202601010001' },
    ],
    [
      'login',
      { username: 'some', password: 'secret1', language: 'ko_ko' },
      { username: 'some', password: 'secret1', lang: 'ko_ko' },
    ],
    [
      'register',
      { username: 'some', password: 'secret1', inviteCode: 'WELCOME', language: 'en_us' },
      { username: 'some', password: 'secret1', code: 'WELCOME', lang: 'en_us' },
    ],
    [
      'ssoLogin',
      { ticket: 'a.b.c', username: 'some', language: 'en_us' },
      { sso: 'a.b.c', username: 'some', lang: 'en_us' },
    ],
    ['setAvatar', { url: '/head/7.png' }, { header_img: '/head/7.png' }],
    ['setRealName', { name: 'Ana' }, { name: 'Ana' }],
    ['setSex', { sex: 'woman' }, { sex: '2' }],
    ['setFundPassword', { fundPassword: '123456' }, { paypassword: '123456' }],
    [
      'editFundPassword',
      { oldFundPassword: '123456', fundPassword: '654321' },
      { oldpaypwd: '123456', paypassword: '654321' },
    ],
    [
      'setLoginPassword',
      { oldPassword: 'before', newPassword: 'after1' },
      { old_password: 'before', new_password: 'after1' },
    ],
    [
      'bindCard',
      { cardNumber: '12345678', bankName: 'Bank', bankCode: 'B1', holder: 'A B', mobile: '' },
      { bankid: '12345678', bank: 'Bank', bank_code: 'B1', username: 'A B', mobile: '' },
    ],
    ['withdraw', { amount: '10.50', fundPassword: '123456' }, { money: '10.50', paypwd: '123456' }],
    ['moneyLog', { page: 1, limit: 10 }, { page: '1', limit: '10' }],
    [
      'recharge',
      { amount: '100', channel: 'Bank transfer', payWay: 'Mexicopay' },
      { pay_way: 'Mexicopay', money: '100', bank_type: 'Bank transfer' },
    ],
    ['waybill', { number: 'W-1' }, { order_sn: 'W-1' }],
    ['setLimit', { kind: 'lossDay', points: 50 }, { kind: 'lossDay', amount: '50' }],
    ['setLimit', { kind: 'lossDay', points: null }, { kind: 'lossDay', amount: '' }],
  ] as const)('%s: %j is sent as %j, and read as it was meant', (id, params, fields) => {
    expect(writeParams(callOf(id).params, params)).toEqual(fields);
    expect(received(id, params)).toEqual(params);
  });

  test('what a client leaves out is left out, or sent as its usual value (API-09)', () => {
    expect(writeParams(calls.games.params, {})).toEqual({});
    expect(writeParams(calls.recharge.params, { amount: '1', channel: 'Card' })).toMatchObject({
      pay_way: 'Mexicopay',
    });
    expect(readParams('showcaseItems', {})).toEqual({ cityId: undefined });
  });

  test('missing fields are empty, not an error', () => {
    expect(readParams('login', {})).toEqual({ username: '', password: '', language: '' });
  });

  test('a stake that is no whole number is not a number', () => {
    for (const money of ['', '1.5', '-1', '1e3', ' 5', '0x10'])
      expect(readParams('placeOrder', { item: 'bi', money })?.stake).toBeNaN();
  });

  test('an id that is no positive whole number is 0', () => {
    for (const id of ['', '-1', '0', 'abc', '1.5', '99999999999999999'])
      expect(readParams('video', { id })).toEqual({ id: 0 });
  });

  test('a money log page holds 10 lines unless asked, 50 at most (API-10)', () => {
    expect(readParams('moneyLog', {})).toEqual({ page: 1, limit: 10 });
    expect(readParams('moneyLog', { page: '0', limit: '1000' })).toEqual({ page: 1, limit: 50 });
  });

  test('a sex with another code than 1 and 2 is none', () => {
    expect(readParams('setSex', { sex: '3' })).toEqual({ sex: null });
    expect(readParams('setSex', { sex: 'woman' })).toEqual({ sex: null });
  });

  test('a repeated or an overlong field is refused', () => {
    expect(readParams('video', { id: ['1', '2'] })).toBeNull();
    expect(readParams('login', { username: 'x'.repeat(101) })).toBeNull();
  });
});
