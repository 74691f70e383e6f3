import type { Page } from '@playwright/test';

/** Holds back the requests of a page to an address. Returns a function that releases them. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens an address of the app whose own code is not there before the returned function is called. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const goOn = await holdRequests(page, '**/js/main.*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return goOn;
}

/** Resolves once the page has its styles, before which nothing is painted. */
export const styled = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet);
