import { expect, type Page } from '@playwright/test';
import { withoutPopup } from './home';
import { timeToBet } from './lottery';
import { mainAddress } from './ports';
import { signInAsNewMember } from './newMember';
import { visit } from './visit';

/** The sheet "Play in control". */
export const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Play in control' });

/** The toasts. Refusals are also in a live region. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** A new member, with 1,000.00 K and nothing set. */
export async function join(page: Page): Promise<void> {
  await withoutPopup(page);
  await signInAsNewMember(page);
  await visit(page, '/Home');
}

/** Orders Big and Small in a round that takes bets for some more seconds. */
export async function order(page: Page, stake: number): Promise<void> {
  await timeToBet(page, 10);
  for (const name of [/^Big/, /^Small/]) {
    const option = page.getByRole('button', { name });
    if ((await option.getAttribute('aria-pressed')) !== 'true') await option.click();
  }
  await page.getByRole('textbox', { name: 'Stake' }).fill(String(stake));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Check your order' })
    .getByRole('button', { name: /^Submit/ })
    .click();
}

export async function setLimit(page: Page, name: string, points: number): Promise<void> {
  await sheetOf(page)
    .getByRole('button', { name: `Change: ${name}` })
    .click();
  const field = sheetOf(page).getByLabel(`New limit: ${name}`);
  await expect(field).toBeFocused();
  await field.fill(String(points));
  await field.press('Enter');
  await expect(field).toBeHidden();
}

export const row = (page: Page, name: string) =>
  sheetOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Change: ${name}` }) });

/** Opens the sheet by its address; the screen's heading is hidden behind it. */
export async function openSheet(page: Page, path: string): Promise<void> {
  await page.goto(`${mainAddress}/#${path}`);
  await expect(sheetOf(page)).toBeVisible();
}

/** What the session of this page sends with its calls, for the same member on another device. */
export const credentials = (page: Page) =>
  page.evaluate(() => ({
    token: btoa(localStorage.getItem('members.token') ?? ''),
    tokensso: localStorage.getItem('members.tokensso') ?? '',
  }));
