import { expect, type Page } from '@playwright/test';
import { mainAddress } from './ports';
import { titles } from './routeTitles';

/**
 * Waits until the history entry of a layer that has just closed is removed: a navigation before that would be undone
 * with it. Where a layer stays open, the visit goes on after two seconds.
 */
const withoutSpareEntries = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { memberLayers?: number } | null)?.memberLayers ?? 0), {
      timeout: 2_000,
    })
    .toBe(0)
    .catch(() => undefined);

/** Opens an address of the app by its hash path and waits for the screen's heading. */
export async function visit(page: Page, path: string, address = mainAddress): Promise<void> {
  await withoutSpareEntries(page);
  await page.goto(`${address}/#${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens an address of the app and waits until its screen has all that it shows. */
export async function visitWhole(page: Page, path: string): Promise<void> {
  await withoutSpareEntries(page);
  await page.goto(`${mainAddress}/#${path}`);
  const withoutQuery = (address: string) => address.replace(/\?.*/, '');
  const [, title = ''] =
    Object.entries(titles).find(([known]) => withoutQuery(known) === withoutQuery(path)) ?? [];
  await expect(page, path).toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
}

/** Logs a member in; by default the demo member, on the main system. */
export async function logIn(
  page: Page,
  { address = mainAddress, username = 'demo', password = 'demo1234' } = {},
): Promise<void> {
  await visit(page, '/Login', address);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#\/Home/);
}
