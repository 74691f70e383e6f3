import { expect, test, type Locator, type Page } from '@playwright/test';
import { closeWelcome, popup } from '../support/home';
import { mainAddress } from '../support/ports';
import { tabBar } from '../support/tabs';
import { logIn, visit } from '../support/visit';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('dialog').filter({ hasText: text });

async function sides(part: Locator): Promise<{ left: number; right: number }> {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, width = 0 } = box ?? {};
  return { left: Math.round(x), right: Math.round(x + width) };
}

/** Whether an element spans exactly these columns. */
const spans = (part: Locator, left: number, right: number) =>
  expect.poll(() => sides(part)).toEqual({ left, right });

async function inside(part: Locator, left: number, right: number): Promise<void> {
  await expect(async () => {
    const at = await sides(part);
    expect(at.left).toBeGreaterThanOrEqual(left);
    expect(at.right).toBeLessThanOrEqual(right);
  }).toPass({ timeout: 10_000 });
}

test.describe('the frame (ROUTE-08, CONST-12, scenario 25)', () => {
  test(
    'at 1001 px a frame of 650 px holds screen, tab bar, popup, message, sheet and question',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1001, height: 800 });
      // 1001 - 650 leaves 175.5 px at each side.
      const [left, right] = [175, 826];
      await page.goto(`${mainAddress}/`);
      await inside(popup(page), left, right);
      await closeWelcome(page);
      await inside(tabBar(page), left, right);
      await expect.poll(async () => (await tabBar(page).boundingBox())?.width).toBe(650);
      await expect.poll(async () => (await page.getByRole('main').boundingBox())?.width).toBe(650);

      await visit(page, '/Notice');
      await page.getByRole('button', { name: 'Refresh' }).press('Enter');
      await inside(toast(page, 'Refreshed'), left, right);

      await logIn(page);
      await visit(page, '/Setting');
      await page.getByRole('button', { name: 'Log out' }).click();
      await inside(page.getByRole('alertdialog'), left, right);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('link', { name: 'Basic info' }).click();
      await page.getByRole('button', { name: 'Change picture' }).click();
      await inside(page.getByRole('dialog', { name: 'Choose a picture' }), left, right);
    },
  );

  test('at 1000 px there is none: everything has the whole width', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await visit(page, '/Home');
    await closeWelcome(page);
    await spans(page.getByRole('main'), 0, 1000);
    await spans(tabBar(page), 0, 1000);
  });
});

test.describe('a layer closes on back before the screen does', () => {
  test('the popup of Home', async ({ page }) => {
    await visit(page, '/ServicePage');
    await page.goto(`${mainAddress}/#/Home`);
    await expect(popup(page)).toBeVisible();
    await page.goBack();
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/Home/);
    await page.goBack();
    await expect(page).toHaveURL(/#\/ServicePage/);
  });

  test('a question of a remote, which answers no', { tag: '@long' }, async ({ page }) => {
    await logIn(page);
    await page.goto(`${mainAddress}/#/Setting`);
    await page.getByRole('button', { name: 'Log out' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('members.tokensso'))).not.toBeNull();
  });
});

test(
  'a link is followed, though a layer has closed in the same moment (ROUTE-08)',
  { tag: '@long' },
  async ({ page }) => {
    await logIn(page);
    await page.goto(`${mainAddress}/#/Setting`);
    await page.getByRole('button', { name: 'Log out' }).click();
    // The entry of the question goes some moments after the browser is asked to take it away: here the link is tapped.
    await page
      .getByRole('link', { name: 'Basic info', includeHidden: true })
      .evaluate((link: HTMLElement) => {
        const go = history.go.bind(history);
        history.go = (delta) => {
          history.go = go;
          go(delta);
          link.click();
        };
      });
    await page.getByRole('button', { name: 'Cancel' }).click();
    const basicInfo = page.getByRole('heading', { level: 1, name: 'Personal information' });
    await expect(basicInfo).toBeVisible();
    await page.waitForTimeout(500);
    await expect(basicInfo).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/#\/Home/);
  },
);

test('the first of all styles says in which order the layers count', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/Home');
  const [first] = await page.evaluate(() => [...(document.styleSheets[0]?.cssRules ?? [])].map(String));
  expect(first).toBe('[object CSSLayerStatementRule]');
});
