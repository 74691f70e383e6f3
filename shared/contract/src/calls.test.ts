import Ajv from 'ajv/dist/2020';
import { isWrite, type Call } from './call';
import { callIds, callOf, calls, isOpeningRead } from './calls';
import { decodeData, encodeData } from './envelope';
import { jsonSchema, sampleAnswers } from './schema';
import { writeAnswer } from './server';
import { readShape } from './wire/readShape';

/** A channel of a server that tells its name and nothing else (ENT-16). */
const bareChannel = {
  ...{ name: 'Card', label: null, logoUrl: null, minMinor: null, maxMinor: null },
  ...{ feeMinor: null, feePerMille: null, minutesMin: null, minutesMax: null },
};

describe('the table of the calls (API-08)', () => {
  const ofTheSpecification = callIds.filter((id) => callOf(id).no !== undefined);

  test('the forty of the specification are numbered from 1 to 40, once each', () => {
    const numbers = ofTheSpecification.map((id) => callOf(id).no!).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  test('28 of them are GET and 12 POST', () => {
    const count = (method: string) => ofTheSpecification.filter((id) => calls[id].method === method).length;
    expect([count('GET'), count('POST')]).toEqual([28, 12]);
  });

  test('no two paths or aliases are the same in any spelling', () => {
    const paths = callIds.flatMap((id) => [callOf(id).path, ...callOf(id).aliases]);
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });

  test('only reads are kept for a start without a network, and none that is secret or true for a moment', () => {
    const kept = callIds.filter((id) => callOf(id).kept);
    expect(kept.filter((id) => isWrite(callOf(id)))).toEqual([]);
    const notKept = callIds.filter((id) => !callOf(id).kept && !isWrite(callOf(id))).sort();
    expect(notKept).toEqual([
      'bankCard',
      'banks',
      'controlChanges',
      'conversationNews',
      'devices',
      'exportHistory',
      'gameBoard',
      'gameReturns',
      'gameState',
      'gameStream',
      'invitation',
      'liveOrders',
      'moreVideos',
      'offeredOdds',
      'orderReceipt',
      'passkeys',
      'playControl',
      'playSession',
      'pushSettings',
      'recovery',
      'recoveryCodes',
      'recoveryOffered',
      'roundHistory',
      'roundRecord',
      'sampleWaybill',
      'slips',
      'statement',
      'video',
      'waybill',
      'withdrawalRule',
    ]);
  });

  test('a route may name reads as what its screen reads first, where it gives what they take, and nothing else (START-02)', () => {
    const isOne = (call: Call, ...given: string[]) => isOpeningRead(call, given);
    expect([calls.cities, calls.games, calls.member].every((call) => isOne(call))).toBe(true);
    expect(isOne(calls.odds, 'id')).toBe(true);
    expect(isOne(calls.videos, 'id', 'page')).toBe(true);
    // A client always sends the page.
    expect(isOne(calls.videos, 'id')).toBe(false);
    expect(isOne(calls.cities, 'id')).toBe(false);
    const others = [calls.odds, calls.setSex, calls.setRealName, calls.setLoginPassword];
    expect(others.some((call) => isOne(call))).toBe(false);
    // No route gives what a write takes, or asks ahead for a document.
    const all = (call: Call) => Object.values(call.params).map(([name]) => name);
    expect([calls.setSex, calls.roundHistory].some((call) => isOne(call, ...all(call)))).toBe(false);
  });
});

describe('answers on the wire (ENT-01 to ENT-16)', () => {
  const ajv = new Ajv({ strict: true, allErrors: true });

  test.each(callIds)('%s: what the server writes fits the schema and is read back the same', (id) => {
    for (const answer of sampleAnswers(id)) {
      const sent = decodeData(encodeData(writeAnswer(id, answer)));
      const fits = ajv.compile(jsonSchema(calls[id].answer));
      expect([fits(sent), fits.errors]).toEqual([true, null]);
      expect(readShape(calls[id].answer, sent)).toEqual(answer);
    }
  });

  /** Data as another server of the specification sends them, in its words. */
  const read = (id: (typeof callIds)[number], data: unknown) => readShape<unknown>(callOf(id).answer, data);

  test('the site: flags as text, the popup and the support as one thing each', () => {
    const base = {
      ...{ video_login: '1', ispop: 1, pop_content: '<p>Hi</p>', iskefu: true, kefu: 'https://help.example' },
      ...{
        center_bg: '/a.png',
        login_bg: '/b.png',
        ico: '/i.png',
        name: 'Club',
        isplay: '1',
        winners: ['a', 'b'],
      },
      ...{
        about: 'x',
        feedbacklist: [{ head_img: '/h.png', nickname: 'N', content: 'C' }],
        close_number: '0',
      },
      ...{ lang_data: [{ name: '한국어', value: 'ko_ko' }, { name: 'Klingon', value: 'tlh' }], edit_paypwd: '1' }, // oxfmt-ignore
      ...{ pay_banklist: [{ name: 'Card' }], head_toal: '12' },
    };
    expect(read('siteInfo', base)).toEqual({
      ...{ name: 'Club', iconUrl: '/i.png', backgroundUrls: { center: '/a.png', login: '/b.png' } },
      ...{ loginFirst: true, loginHasBack: false, popupHtml: '<p>Hi</p>', isPlay: true, showsDice: true },
      ...{ support: { enabled: true, url: 'https://help.example' }, liveOrders: ['a', 'b'], about: 'x' },
      ...{ feedback: [{ avatarUrl: '/h.png', nickname: 'N', content: 'C' }], avatarCount: 12 },
      ...{ languages: [{ code: 'ko_ko', name: '한국어' }], fundPasswordEditable: true },
      ...{ rechargeChannels: [bareChannel], rechargeMinMinor: null, takesPostTwins: false, closedText: null },
    });
    expect(read('siteInfo', { video_login: 0 })).toMatchObject({ loginFirst: false, loginHasBack: true });
    expect(read('siteInfo', {})).toMatchObject({ avatarCount: 20, popupHtml: null, loginHasBack: false });
  });

  test('a round: dice as numbers or as text, and no close where the server knows none (D26b, D29)', () => {
    const state = {
      ...{ id: 1, name: 'Dice', key: 'k3', ico: '/i.png', next_expect: '02', now_expect: '01', second: '30' },
      ...{ opencode: '1,2,6', one: 'Small', two: 'Odd' },
    };
    expect(read('gameState', state)).toEqual({
      ...{ id: 1, name: 'Dice', key: 'k3', iconUrl: '/i.png', nextPeriod: '02', lastPeriod: '01' },
      ...{
        secondsToDraw: 30,
        secondsToClose: 30,
        dice: [1, 2, 6],
        size: 'Small',
        parity: 'Odd',
        testBeacon: false,
      },
    });
    expect(read('drawResults', [{ expect: '01', opencode: [], one: '', two: '' }])).toMatchObject([
      { state: 'pending', dice: null },
    ]);
  });

  test('odds of unknown bet types are left out, and what a server does not say is null (D30)', () => {
    const items = [
      { type: 'bi', name: 'Big', img: '' },
      { type: 'xx', name: 'Other', img: '' },
    ];
    expect(read('odds', items)).toEqual([
      { type: 'bi', name: 'Big', imageUrl: '', odds: null, returnPercent: null, maxStake: null },
    ]);
  });

  test('a member: money raw, sex by its code, the tier of the group (ENT-05)', () => {
    const user = {
      ...{ id: '7', username: 'ana', money: '1,234.50', money_value: '1234.5', point: 88, status: '1' },
      ...{ header_img: '/h.png', name: '', sex: 2, paypassword: 0, ip: '::1', is_see: 0, free_see_time: 20 },
      groupinfo: { image: '/t.png', rate: 40 },
    };
    expect(read('member', user)).toEqual({
      ...{
        id: 7,
        username: 'ana',
        balanceMinor: 123_450,
        creditScore: 88,
        active: true,
        avatarUrl: '/h.png',
      },
      ...{
        realName: '',
        sex: 'woman',
        hasFundPassword: false,
        ip: '::1',
        fullVideoAccess: false,
        trialSeconds: 20,
        unread: 0,
      },
      tier: { imageUrl: '/t.png', name: null, progressPercent: 40 },
    });
  });

  test('pictures as one address or several (D40), a card or none, a waybill or none', () => {
    const item = { id: 3, xuanfei_name: 'Kettle', content: 'c', vo_title: 's' };
    expect(read('showcaseItem', { ...item, img_url: '/1.png' })).toMatchObject({ imageUrls: ['/1.png'] });
    expect(read('showcaseItem', { ...item, img_url: ['/1.png', '/2.png'] })).toMatchObject({
      imageUrls: ['/1.png', '/2.png'],
    });
    expect(read('showcaseItems', [{ ...item, img_url: '/1.png' }])).toMatchObject([
      { imageUrls: ['/1.png'] },
    ]);
    expect(read('bankCard', { is_bank: 0, info: null })).toBeNull();
    const card = { is_bank: '1', info: { bankinfo: 'Bank', bankid: '123' } };
    expect(read('bankCard', card)).toEqual({ bankName: 'Bank', number: '123' });
    expect(read('waybill', null)).toBeNull();
  });

  test.each([null, [], 'text', 7])('data of another form (%j) is read as if nothing were there', (data) => {
    for (const id of callIds) expect(() => read(id, data)).not.toThrow();
    expect(read('cities', data)).toEqual([]);
  });
});
