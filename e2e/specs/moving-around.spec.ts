import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { mainAddress } from '../support/ports';
import { scrollPage } from '../support/scrollPage';
import { tabBar } from '../support/tabs';
import { logIn, visit } from '../support/visit';

test.describe('moving around (ROUTE-03, look and feel)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
  });

  test('focus goes to the heading of a new screen, in the shell, in a remote and between them', async ({
    page,
  }) => {
    await logIn(page);
    const tabs = tabBar(page);
    await tabs.getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeFocused();
    await tabs.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  });

  test('going back finds the list where it was left', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/girls');
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect.poll(() => scrollPage(page, 700)).toBe(700);
    await tabBar(page).getByRole('link', { name: 'Messages' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  });

  test('a reload keeps screen, session and language', async ({ page }) => {
    await logIn(page);
    await page.evaluate(() => localStorage.setItem('members.language', 'es_spa'));
    await page.goto(`${mainAddress}/#/Moneylog`);
    await page.reload();
    await expect(page).toHaveTitle('Detalle de la billetera');
    await expect(page.getByText('+1,000.00')).toBeVisible();
  });

  test(
    'logging out in one tab of the browser reaches the others',
    { tag: '@long' },
    async ({ page, context }) => {
      await logIn(page);
      const other = await context.newPage();
      await visit(other, '/Mine');
      await visit(page, '/Setting');
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
      await expect(page).toHaveURL(/#\/Login/);
      await expect(other).toHaveURL(/#\/Login/);
    },
  );

  test(
    'an altered token ends the session with one navigation to /Login (scenario 9)',
    { tag: '@long' },
    async ({ page }) => {
      await logIn(page);
      await page.evaluate(() => localStorage.setItem('members.tokensso', 'altered'));
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(frame.url()));
      await page.goto(`${mainAddress}/?reload#/Mine`);
      await expect(page).toHaveURL(/#\/Login/);
      // The page before the reload has the altered token as well, and may find out while it is still there.
      expect(visited.filter((address) => address.includes('/?reload#/Login'))).toHaveLength(1);
      // Nothing of the session; the registry's document is the device's.
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => key !== 'members.registry')).toEqual([]);
    },
  );
});
