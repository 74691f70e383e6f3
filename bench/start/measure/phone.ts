import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A member's phone on a poor line. */
export const phone = {
  slowDown: 4,
  downKbit: 1600,
  upKbit: 750,
  latencyMs: 150,
};

const bytesPerSecond = (kbit: number) => (kbit * 1000) / 8;

/** A context with nothing in its caches. */
export const newPhone = (browser: Browser, options: BrowserContextOptions = {}) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    serviceWorkers: 'block',
    ...options,
  });

/** Makes a page as slow as the phone and its line. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latencyMs,
    downloadThroughput: bytesPerSecond(phone.downKbit),
    uploadThroughput: bytesPerSecond(phone.upKbit),
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.slowDown });
  return client;
}
