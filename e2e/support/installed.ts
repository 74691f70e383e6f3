import { expect, type Page } from '@playwright/test';

/** The addresses in each of the app's caches. */
export const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(`${name} ${url}`);
    return kept;
  });

/** Waits until the app has its service worker and keeps this read, e.g. `games`. */
export async function becomeInstalled(page: Page, read: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
  await expectKept(page, `/${read}?`);
}

export const expectKept = (page: Page, part: string) =>
  expect.poll(async () => (await keptAddresses(page)).some((address) => address.includes(part))).toBe(true);

export const expectNotKept = (page: Page, part: string, options: { timeout?: number } = {}) =>
  expect
    .poll(async () => (await keptAddresses(page)).filter((address) => address.includes(part)), options)
    .toEqual([]);

/** The build of the shell that runs in the page. */
export const shellOf = (page: Page) => page.locator('meta[name="members-shell"]').getAttribute('content');
