import type { Page } from '@playwright/test';

/** Logs the demo member in, however busy the machine is. */
export async function signIn(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(60_000);
  await page.goto(`${address}/#/Login`);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/#\/Home/);
}
