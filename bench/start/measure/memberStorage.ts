import type { Browser } from '@playwright/test';
import { signIn } from '../../browser/signIn';
import { addressOf, sites } from '../serve/startSites';

/** Logs the demo member in, and answers with the storage of a browser that has the session at every measured address. */
export async function memberStorage(browser: Browser, systemAddress: string) {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await signIn(page, systemAddress);
  const { origins } = await context.storageState();
  await context.close();
  const { localStorage = [] } = origins.find(({ origin }) => origin === systemAddress) ?? {};
  const kept = localStorage.filter(({ name }) => name.startsWith('members.token'));
  const everywhere = sites.flatMap((site) => [addressOf(site, 'h1'), addressOf(site, 'h2')]);
  return { cookies: [], origins: everywhere.map((origin) => ({ origin, localStorage: kept })) };
}
