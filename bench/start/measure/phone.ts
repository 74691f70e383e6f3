import type { Browser, CDPSession, Page } from '@playwright/test';

/** A member's phone on a poor line. */
export const phone = {
  slowDown: 4,
  downKbit: 1600,
  upKbit: 750,
  latencyMs: 150,
  screen: { width: 390, height: 844, deviceScaleFactor: 2 },
};

const bytesPerSecond = (kbit: number) => (kbit * 1000) / 8;

/** Its line as the DevTools protocol is told it. */
export const line = {
  offline: false,
  latency: phone.latencyMs,
  downloadThroughput: bytesPerSecond(phone.downKbit),
  uploadThroughput: bytesPerSecond(phone.upKbit),
};

/** A context of Playwright's with nothing in its caches. */
export function newPhone(browser: Browser) {
  const { width, height, deviceScaleFactor } = phone.screen;
  return browser.newContext({
    viewport: { width, height },
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
  });
}

/** Makes a page as slow as the phone and its line. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.slowDown });
  return client;
}
