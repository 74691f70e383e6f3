import { expect, test, type Page } from '@playwright/test';
import { faults, startFaultyServer, type Fault, type FaultyServer } from '../support/faultyServer';
import { holdRequests } from '../support/holdRequests';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { tabBar } from '../support/tabs';
import { visit } from '../support/visit';

/**
 * Short, so that a call without an answer times out within a test, and long enough for a login while others use the
 * processor; members wait 90 s (API-02).
 */
const timeoutMs = 3_000;
let server: FaultyServer;

test.beforeEach(async ({ page }) => {
  server = await startFaultyServer({ timeoutMs });
  await withoutPopup(page);
});
test.afterEach(() => server.stop());

const networkError = (page: Page) => page.getByText('Network error, please try again');
const anyToast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');

/** Faults that every run tries. */
const inEveryRun = ['code 500', 'a connection that breaks off'];
const detailsOf = (name: string) => (inEveryRun.includes(name) ? {} : { tag: '@long' });

const silent: [name: string, fault: Fault][] = [
  ['code 500', faults.code500],
  ['HTTP 500', faults.http500],
  ['HTML instead of JSON', faults.html],
  ['JSON that is no envelope', faults.noEnvelope],
  ['data that are no base64', faults.badBase64],
];
const announced: [name: string, fault: Fault][] = [
  ['silence', faults.silence],
  ['a connection that breaks off', faults.broken],
];

test.describe('a faulty answer to a read leaves a sentence with a retry, and the app usable (ERR-04, D15)', () => {
  for (const [name, fault] of [...silent, ...announced]) {
    test(name, detailsOf(name), async ({ page }) => {
      server.break('/notice/getNoticeList', fault);
      const isAnnounced = announced.some(([other]) => other === name);
      // A read without a network shows a message, which goes by itself, and is tried once more by itself.
      const told = isAnnounced && anyToast(page).waitFor();
      await visit(page, '/Notice', server.address);
      await told;
      const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
      await expect(failed).toBeVisible({ timeout: 15_000 });
      if (!isAnnounced) await expect(anyToast(page)).toHaveCount(0);

      server.heal();
      await failed.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect(failed).toHaveCount(0);
    });
  }

  test(
    'a connection that breaks off before the app can say so is told of all the same',
    { tag: '@long' },
    async ({ page }) => {
      server.break('/notice/getNoticeList', faults.broken);
      const releaseTexts = await holdRequests(page, /\/js\/texts-en_us-json\./);
      const broken = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/notice/getNoticeList'),
      );
      const opening = visit(page, '/Notice', server.address);
      await broken;
      releaseTexts();
      await opening;
      await expect(anyToast(page)).toHaveCount(1);
    },
  );
});

test.describe('a faulty answer to a write releases the form and keeps what was typed (D13, D15)', () => {
  const logIn = (page: Page) => page.getByRole('button', { name: 'Log in' });

  for (const [name, fault] of [...silent, ...announced]) {
    test(name, detailsOf(name), async ({ page }) => {
      server.break('/member/doLogin', fault);
      await visit(page, '/Login', server.address);
      await page.getByLabel('Username').fill('demo');
      await page.getByLabel('Password', { exact: true }).fill('demo1234');
      const sent = countRequests(page, '/api/member/doLogin');
      await logIn(page).click();
      await expect.poll(sent).toBe(1);
      await expect(logIn(page)).not.toHaveAttribute('aria-busy', 'true');
      await expect(logIn(page)).toBeEnabled();
      await expect(page.getByLabel('Username')).toHaveValue('demo');
      if (announced.some(([other]) => other === name)) await expect(networkError(page)).toHaveCount(1);
      expect(sent(), 'a write is not sent again by itself').toBe(1);

      server.heal();
      await logIn(page).click();
      await expect(page).toHaveURL(/#\/Home/);
    });
  }
});

test('with the server down there is one message, and every control goes on working (scenario 25, D15)', async ({
  page,
}) => {
  await signInAsNewMember(page, server.address);
  await visit(page, '/Home', server.address);
  await expect(page.getByText('Ember carafe')).toBeVisible();

  server.break('*', faults.broken);
  const tabs = tabBar(page);
  await tabs.getByRole('link', { name: 'Account' }).click();
  await expect(networkError(page)).toHaveCount(1);
  await tabs.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(networkError(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled({ timeout: 15_000 });
  await tabs.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByText('Ember carafe')).toBeVisible();

  server.heal();
  await tabs.getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a screen whose code can’t be loaded says so, and comes with the network',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, '/Home', server.address);
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await context.setOffline(true);
    const tabs = tabBar(page);
    await tabs.getByRole('link', { name: 'Messages' }).click();
    const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await tabs.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await tabs.getByRole('link', { name: 'Messages' }).click();
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
);

function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => (count += Number(new URL(request.url()).pathname === path)));
  return () => count;
}
