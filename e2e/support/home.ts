import { expect, type Page } from '@playwright/test';

/** The banner of Home. */
export const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });

/** The operator's popup, which every new session of a browser sees once. */
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Members' });

/** Before the page is opened: the popup counts as seen. */
export const withoutPopup = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('members.popupSeen', '1'));

/** Closes the popup once it is there. */
export async function closeWelcome(page: Page): Promise<void> {
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toBeHidden();
}
