import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { pressTab, tabBar } from '../support/tabs';
import { visit } from '../support/visit';

test.beforeEach(({ page }) => withoutPopup(page));

test.describe('a pressed tab (START-05)', () => {
  test('is drawn under the finger, out of sight, and the click shows what was drawn', async ({ page }) => {
    await visit(page, '/Home');
    // The last of its products: those out of sight are drawn after the first ones.
    await expect(page.getByText('Hearth kettle')).toBeVisible();
    // It is at rest once what comes last is there.
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await pressTab(page, 'Products');
    const screen = page.locator('main [data-release]');
    await expect(screen.locator('h1')).toHaveCount(1);
    await expect(screen).toBeHidden();
    await expect(screen).toHaveAttribute('inert');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Home/);
    expect(await height()).toBe(before);
    await screen.evaluate((element) => (element.id = 'the-same'));
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.locator('#the-same')).toBeVisible();
    await expect(screen).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('that is let go of elsewhere leaves nothing behind', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Home');
    await pressTab(page, 'Products');
    const screen = page.locator('main [data-release]');
    await expect(screen.locator('h1')).toHaveCount(1);
    await page.mouse.move(195, 300);
    await page.mouse.up();
    await expect(screen).toHaveCount(0);
    await expect(page).toHaveURL(/#\/Home/);
    await tabBar(page).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(screen).toHaveCount(1);
  });

  test('sends a visitor to the login only when they have arrived', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Home');
    await pressTab(page, 'Account');
    await expect(page.locator('main [data-release]')).toHaveCount(1);
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/#\/Home/);
    await page.mouse.up();
    await expect(page).toHaveURL(/#\/Login/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in');
  });
});
