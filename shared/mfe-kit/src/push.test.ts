import { beginSession } from '@members/api-client';
import { answerCallsForTest } from './testing';
import { pushState, restorePush, switchPushOff, switchPushOn } from './push';
import { installPushBrowser, removePushBrowser } from './pushBrowser';

let browser: ReturnType<typeof installPushBrowser>;
let calls: [name: string, params: Record<string, string>][];

beforeEach(() => {
  browser = installPushBrowser();
  calls = [];
  localStorage.clear();
  beginSession({ memberId: 7, token: 'secret' });
  answerCallsForTest(({ path }, params) => {
    calls.push([path, params as Record<string, string>]);
    return null;
  });
});
afterEach(removePushBrowser);

const given = (number: number) => ({ endpoint: `https://push.example/${number}`, p256dh: 'p', auth: 'a' });

describe('being told by push on this device (NOT-04, decision 101)', () => {
  test('begins with the switch alone: the browser subscribes with the server’s key, and the server knows', async () => {
    browser.permission = 'default';
    expect(await pushState()).toBe('off');
    expect([browser.asked, calls]).toEqual([0, []]);
    expect(await switchPushOn('server-key')).toBe('on');
    expect([browser.asked, browser.keys]).toEqual([1, ['server-key']]);
    expect(calls).toEqual([[expect.stringMatching(/push/i), { ...given(1), language: 'en_us' }]]);
    expect(await pushState()).toBe('on');
  });

  test('keeps what the worker needs to renew it: whose it is, the key, and the address of the call without its values', async () => {
    await switchPushOn('server-key');
    expect(browser.kept()).toEqual({
      memberId: 7,
      publicKey: 'server-key',
      endpoint: given(1).endpoint,
      renewAddress: expect.stringMatching(/^http:\/\/localhost\/api\/[\w/]+$/) as string,
    });
  });

  test('is refused by a browser that is not to ask, and there is nothing without push messages', async () => {
    browser.permission = 'denied';
    expect(await switchPushOn('server-key')).toBe('denied');
    expect([browser.keys, calls]).toEqual([[], []]);
    removePushBrowser();
    expect(await pushState()).toBe('unable');
  });

  test('ends here and on the server', async () => {
    await switchPushOn('server-key');
    await switchPushOff();
    expect(calls.at(-1)).toEqual([expect.stringMatching(/push/i), { endpoint: given(1).endpoint }]);
    expect([browser.endpoint, browser.kept(), await pushState()]).toEqual([null, null, 'off']);
  });

  test('is another member’s where somebody else logs in', async () => {
    await switchPushOn('server-key');
    beginSession({ memberId: 8, token: 'other' });
    expect(await pushState()).toBe('off');
    await restorePush();
    expect(calls).toHaveLength(1);
  });
});

describe('a subscription that is lost', () => {
  test('comes back by itself, with the key that is kept, and nobody is asked', async () => {
    await switchPushOn('server-key');
    browser.endpoint = null;
    await restorePush();
    expect([browser.asked, browser.keys]).toEqual([1, ['server-key', 'server-key']]);
    expect(calls.at(-1)?.[1]).toMatchObject(given(2));
    expect(browser.kept()).toMatchObject({ endpoint: given(2).endpoint });
  });

  test('is told to the server again where that has lost it', async () => {
    await switchPushOn('server-key');
    await restorePush();
    expect(browser.keys).toHaveLength(1);
    expect(calls.map(([, params]) => params.endpoint)).toEqual([given(1).endpoint, given(1).endpoint]);
  });

  test.each([
    ['by who never had one', async () => {}],
    [
      'by who has taken the permission back',
      async () => {
        await switchPushOn('server-key');
        calls.length = 0;
        browser.permission = 'denied';
      },
    ],
    [
      'by who has switched it off',
      async () => {
        await switchPushOn('server-key');
        await switchPushOff();
        calls.length = 0;
      },
    ],
  ])('is not missed %s', async (_, before) => {
    await before();
    await restorePush();
    expect(calls).toEqual([]);
  });
});
