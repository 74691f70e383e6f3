import { expect, test, type Page } from '@playwright/test';
import { systemTime } from '../support/clock';
import { withoutPopup } from '../support/home';
import { registerMember, signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { ssoTicket } from '../support/ssoTicket';

const ticketFor = async (username: string, options = {}) =>
  ssoTicket(username, { at: await systemTime(), ...options });
const query = (username: string, ticket: string) => new URLSearchParams({ sso: ticket, username }).toString();
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

test.describe('single sign-on (scenario 6, AUTH-09, D09, SEC-13)', () => {
  test('signs a visitor in where they wanted to go, once per ticket', async ({ page, browser }) => {
    const { username } = await registerMember(page);
    const ticket = await ticketFor(username);
    const leaked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return;
      const { referer = '' } = request.headers();
      leaked.push(...[request.url(), referer].filter((address) => address.includes('sso=')));
    });
    await page.goto(`${mainAddress}/?${query(username, ticket)}&from=partner#/Mine`);
    await expect(page).toHaveURL(`${mainAddress}/?from=partner#/Mine`);
    await expect(page.getByText(username).first()).toBeVisible();
    expect(leaked, 'no request carries the ticket in an address').toEqual([]);

    const again = await browser.newPage();
    await again.goto(`${mainAddress}/?${query(username, ticket)}#/Mine`);
    await expect(again).toHaveURL(`${mainAddress}/#/Login`);
    await expect(again.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await expect(toast(again)).toHaveCount(0);
    await again.close();
  });

  test(
    'takes the ticket from the query inside the hash too, and before the first call',
    { tag: '@long' },
    async ({ page }) => {
      const { username } = await registerMember(page);
      const addresses: string[] = [];
      await page.exposeFunction('seeAddress', (address: string) => addresses.push(address));
      await page.addInitScript(() => {
        const open = XMLHttpRequest.prototype.open;
        XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
          void (window as unknown as { seeAddress: (text: string) => void }).seeAddress(location.href);
          return open.apply(this, args as never);
        } as typeof open;
      });
      await page.goto(`${mainAddress}/#/Mine?tab=a&${query(username, await ticketFor(username))}`);
      await expect(page).toHaveURL(`${mainAddress}/#/Mine?tab=a`);
      await expect(page.getByText(username).first()).toBeVisible();
      expect(addresses.length).toBeGreaterThan(1);
      expect(addresses.filter((address) => /sso|username/.test(address))).toEqual([]);
    },
  );

  for (const [name, ticketOf, details = { tag: '@long' }] of [
    ['with another key', (username: string) => ticketFor(username, { secret: 'x'.repeat(32) }), {}],
    ['out of date', (username: string) => ticketFor(username, { ageSeconds: 120 })],
    ['for somebody else', () => ticketFor('demo')],
  ] as const)
    // The server refuses all three alike.
    test(`a ticket ${name} leaves a visitor a visitor, without a word`, details, async ({ page }) => {
      const { username } = await registerMember(page);
      const refused = page.waitForResponse(/doLoginthird/);
      await page.goto(`${mainAddress}/?${query(username, await ticketOf(username))}#/ServicePage`);
      await refused;
      await expect(page).toHaveURL(`${mainAddress}/#/ServicePage`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(toast(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('members.token'))).toBeNull();
    });

  test('asks another member who is signed in first: to stay', { tag: '@long' }, async ({ page }) => {
    const signedIn = await signInAsNewMember(page);
    const next = await registerMember(page);
    await page.goto(`${mainAddress}/?${query(next.username, await ticketFor(next.username))}#/Mine`);
    const question = page.getByRole('alertdialog', { name: `Switch to ${next.username}?` });
    await expect(question).toContainText(`You are logged in as ${signedIn.username}`);
    await question.getByRole('button', { name: `Stay as ${signedIn.username}` }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText(signedIn.username).first()).toBeVisible();
  });

  test('asks another member who is signed in first: to switch', { tag: '@long' }, async ({ page }) => {
    const signedIn = await signInAsNewMember(page);
    const next = await registerMember(page);
    await page.goto(`${mainAddress}/?${query(next.username, await ticketFor(next.username))}#/Mine`);
    await page.getByRole('button', { name: 'Switch account' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(page.getByText(next.username).first()).toBeVisible();
    await expect(page.getByText(signedIn.username)).toHaveCount(0);
  });

  test('signs in over a session that is over, without asking', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await page.evaluate(() => localStorage.setItem('members.tokensso', 'long gone'));
    const { username } = await registerMember(page);
    await page.goto(`${mainAddress}/?${query(username, await ticketFor(username))}#/Mine`);
    await expect(page.getByText(username).first()).toBeVisible();
    await expect(toast(page)).toHaveCount(0);
  });
});
