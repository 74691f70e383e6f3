import { expect, type Page } from '@playwright/test';

/** Which release of a remote is on screen. */
export const releaseOnScreen = (page: Page) => page.locator('[data-release]:not([hidden])');

export async function expectRelease(page: Page, id: string): Promise<void> {
  await expect(releaseOnScreen(page)).toHaveAttribute('data-release', id);
}

/** Makes the page ask the registry at once, by the event of a device that is online again. */
export const askRegistry = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Makes the page send its report at once, as it does when it is left. */
export const sendReports = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

/** Waits until the page has loaded a release of mfe-lottery beside the one that runs. */
export async function expectPrepared(page: Page, id: string): Promise<void> {
  const mark = `members:ready mfe_lottery__${id.split('+')[1]}`;
  await askRegistry(page);
  await expect
    .poll(() => page.evaluate((name) => performance.getEntriesByName(name).length, mark))
    .toBeGreaterThan(0);
}

/** Goes to an address within the app, without a reload, and waits for its heading. */
export async function goTo(page: Page, path: string, heading?: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = `#${to}`), path);
  await expect(page.getByRole('heading', { level: 1, ...(heading ? { name: heading } : {}) })).toBeVisible();
}

/** Away from the games and back: a navigation into mfe-lottery. */
export async function comeBack(page: Page): Promise<void> {
  await goTo(page, '/Notice', 'Messages');
  await goTo(page, '/Game', 'Hot picks');
}

/** Comes back to the games until the page runs a release: the document may still be on its way. */
export const comeBackTo = (page: Page, id: string) =>
  expect(async () => {
    await comeBack(page);
    await expect(releaseOnScreen(page)).toHaveAttribute('data-release', id, { timeout: 500 });
  }).toPass();

/** A mark that a reload takes away. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { stillThere: true }));
export const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(true);
