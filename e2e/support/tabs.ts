import type { Page } from '@playwright/test';

export const tabBar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

/** Puts a finger on a tab and leaves it there. */
export async function pressTab(page: Page, name: string): Promise<void> {
  const tab = (await tabBar(page).getByRole('link', { name }).boundingBox())!;
  await page.mouse.move(tab.x + tab.width / 2, tab.y + tab.height / 2);
  await page.mouse.down();
}
