import { waitFor } from '@testing-library/react';
import { beginSession, endSession } from '@members/api-client';
import { switchPushOn } from '@members/mfe-kit/push';
import { answerCallsForTest, installPushBrowser, removePushBrowser } from '@members/mfe-kit/testing';
import { followPush } from './followPush';

let browser: ReturnType<typeof installPushBrowser>;
let endpoints: string[];

beforeEach(async () => {
  browser = installPushBrowser();
  endpoints = [];
  localStorage.clear();
  beginSession({ memberId: 7, token: 'secret' });
  answerCallsForTest(({ path }, params) => {
    if (/push/i.test(path)) endpoints.push((params as { endpoint: string }).endpoint);
    return null;
  });
  await switchPushOn('server-key');
  endpoints.length = 0;
});
afterEach(() => {
  removePushBrowser();
  window.location.hash = '';
});

const address = (number: number) => `https://push.example/${number}`;

describe('push messages while the app is open (NOT-04, decision 101)', () => {
  test('a subscription that the browser has lost comes back with the start of the app', async () => {
    browser.endpoint = null;
    followPush();
    await waitFor(() => expect(endpoints).toEqual([address(2)]));
    expect(browser.asked).toBe(1);
  });

  test('one that ended with its session comes back with the next login of the same member', async () => {
    endSession('auth');
    followPush();
    beginSession({ memberId: 7, token: 'next' });
    await waitFor(() => expect(endpoints).toContain(address(1)));
  });

  test('a logout ends it; an end by time does not', async () => {
    followPush();
    await waitFor(() => expect(endpoints).toHaveLength(1));
    endSession('auth');
    expect(browser.kept()).not.toBeNull();
    beginSession({ memberId: 7, token: 'next' });
    endSession('logout');
    await waitFor(() => expect([browser.kept(), browser.endpoint]).toEqual([null, null]));
  });

  test('the worker opens screens of the app and nothing else', () => {
    followPush();
    browser.tell({ open: '#/WithdrawRecord' });
    expect(window.location.hash).toBe('#/WithdrawRecord');
    browser.tell({ open: 'https://elsewhere.example/' });
    browser.tell(null);
    expect(window.location.hash).toBe('#/WithdrawRecord');
  });
});
