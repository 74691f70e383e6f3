import { expect, type Page } from '@playwright/test';

/** Which release of a remote is on screen. */
export const releaseOnScreen = (page: Page) => page.locator('[data-release]:not([hidden])');

export async function expectRelease(page: Page, id: string): Promise<void> {
  await expect(releaseOnScreen(page)).toHaveAttribute('data-release', id);
}

/** Lets the page ask the registry at once, as a device does that is online again. */
export const askRegistry = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')));

/** Lets the page send its report at once, as one does that is left. */
export const sendReports = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide')));

/** Goes to an address within the app, without a reload. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = `#${to}`), path);
}

/** A mark that a reload takes away. */
export const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { stillThere: true }));
export const expectSamePage = async (page: Page) =>
  expect(await page.evaluate(() => 'stillThere' in window)).toBe(true);
