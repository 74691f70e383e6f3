import { beginSession } from '@members/api-client';
import { pushCalls, type MessageSwitches } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import {
  announcementsForTest,
  answerCallsForTest,
  installPushBrowser,
  MemoryRouter,
  removePushBrowser,
} from '@members/mfe-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en_us.json';
import { Notifications } from './Notifications';

let browser: ReturnType<typeof installPushBrowser>;
let switches: MessageSwitches;
let turned: unknown[];

beforeAll(() => useTextsForTest('mfe-account', en));
beforeEach(() => {
  browser = installPushBrowser({ permission: 'default' });
  switches = {
    ...{ withdrawals: true, messages: true, support: true, supportMail: null },
    ...{ bets: false, details: false },
  };
  turned = [];
  localStorage.clear();
  beginSession({ memberId: 7, token: 'secret' });
  answerCallsForTest(({ id }, params) => {
    if (id === pushCalls.pushSettings.id) return { publicKey: 'server-key', switches };
    if (id === pushCalls.setMessageSwitch.id) {
      turned.push(params);
      const { name, on } = params as { name: keyof MessageSwitches; on: string };
      switches = { ...switches, [name]: on === 'yes' };
    }
    return null;
  });
});
afterEach(removePushBrowser);

function open() {
  render(
    <MemoryRouter initialEntries={['/Setting?notifications=1']}>
      <Notifications />
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    device: () => screen.findByRole('switch', { name: en.notifications.device }),
  };
}

describe('/Setting?notifications=1 (NOT-04)', () => {
  test('has answers by mail only where mail is sent (HELP-06)', async () => {
    const { device } = open();
    await device();
    expect(screen.queryByRole('switch', { name: en.notifications.supportMail })).toBeNull();
  });

  test('turns answers by mail off', async () => {
    switches = { ...switches, supportMail: true };
    const { user, device } = open();
    await device();
    await user.click(screen.getByRole('switch', { name: en.notifications.supportMail }));
    expect(turned).toEqual([{ name: 'supportMail', on: 'no' }]);
  });

  test('asks the browser when its switch is pressed, and not before; pressed again it ends', async () => {
    const { user, device } = open();
    expect(await device()).not.toBeChecked();
    expect(browser.asked).toBe(0);
    await user.click(await device());
    expect(await screen.findByRole('switch', { name: en.notifications.device, checked: true })).toBeEnabled();
    expect([browser.asked, browser.keys]).toEqual([1, ['server-key']]);
    await user.click(await device());
    expect(
      await screen.findByRole('switch', { name: en.notifications.device, checked: false }),
    ).toBeEnabled();
    expect(browser.endpoint).toBeNull();
  });

  test('says that the browser does not allow it, or has none', async () => {
    browser.permission = 'denied';
    const { device } = open();
    expect(await screen.findByText(en.notifications.denied)).toBeVisible();
    expect(await device()).toBeDisabled();
  });

  test('says so where the browser has no push messages', async () => {
    removePushBrowser();
    const { device } = open();
    expect(await screen.findByText(en.notifications.unable)).toBeVisible();
    expect(await device()).toBeDisabled();
  });

  test('says that it failed where the push service can’t be reached, and stays off', async () => {
    const announced = announcementsForTest();
    const { user, device } = open();
    await device();
    browser.unreachable = true;
    await user.click(await device());
    expect(announced).toEqual([en.notifications.failed]);
    expect(await device()).not.toBeChecked();
  });

  test('has a switch for each kind; the account’s safety can’t be switched off', async () => {
    const { user } = open();
    expect(await screen.findByRole('switch', { name: en.notifications.security })).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: en.notifications.bets }));
    expect(await screen.findByRole('switch', { name: en.notifications.bets, checked: true })).toBeEnabled();
    await user.click(screen.getByRole('switch', { name: en.notifications.withdrawals }));
    await screen.findByRole('switch', { name: en.notifications.withdrawals, checked: false });
    expect(turned).toEqual([
      { name: 'bets', on: 'yes' },
      { name: 'withdrawals', on: 'no' },
    ]);
  });
});
