import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { newCredentials, signInAsNewMember } from '../support/newMember';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

test.describe('first minutes and sharing (FIRST-01, FIRST-02, FIRST-05, INV-01)', () => {
  test.beforeEach(({ page }) => withoutPopup(page));

  test(
    'an invitation fills the code of who comes by it, who is shown three steps, and counts',
    { tag: '@long' },
    async ({ page, browser }) => {
      await signInAsNewMember(page);
      await visit(page, '/Setting');
      await page.getByRole('link', { name: 'Invite friends' }).click();
      await page.getByRole('button', { name: 'Make my invitation' }).click();
      await expect(page.getByRole('img', { name: 'QR code of your invitation' })).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      const link = await page.getByText(/#\/Register\?invite=[2-9B-Z]{10}$/).innerText();

      const context = await browser.newContext();
      const newcomer = await context.newPage();
      await withoutPopup(newcomer);
      await visit(newcomer, '/Home');
      await expect(newcomer.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
      await newcomer.goto(link);
      await expect(newcomer.getByLabel('Invite code')).toHaveValue(new URL(link).hash.split('=')[1]!);
      const { username, password } = newCredentials();
      await newcomer.getByLabel('Username').fill(username);
      await newcomer.getByLabel('Password', { exact: true }).fill(password);
      await newcomer.getByRole('button', { name: 'Register' }).click();
      await expect(newcomer).toHaveURL(/#\/Home/);
      await expect(newcomer.getByRole('heading', { name: 'You can verify every draw' })).toBeVisible();
      expect(await seriousFindings(newcomer)).toEqual([]);
      await newcomer.getByRole('button', { name: 'Skip all' }).click();
      await newcomer.reload();
      await expect(newcomer.getByText('Ember carafe')).toBeVisible();
      await expect(newcomer.getByText('1 of 3')).toBeHidden();
      await context.close();

      await page.reload();
      await expect(page.getByText('1 member has registered with it.')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    },
  );

  test('the chosen appearance is there before any code of the app, and after logging out', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await signInAsNewMember(page);
    await visit(page, '/Setting?appearance=1');
    const look = () =>
      page.evaluate(() => ({
        canvas: getComputedStyle(document.documentElement).colorScheme,
        bar: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
          ({ media }) => matchMedia(media).matches,
        )?.content,
      }));
    const light = { canvas: 'light', bar: '#f2f4f8' };
    const dark = { canvas: 'dark', bar: '#0d1322' };
    expect(await look()).toEqual(light);
    await page.getByText('Dark', { exact: true }).click();
    expect(await look()).toEqual(dark);

    await visit(page, '/Setting');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/#\/Login/);
    await page.route(/\/(js|css|remotes)\//, (route) => route.abort());
    await page.reload();
    // The browser's own canvas: neither the app's code nor its styles are there.
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect((await look()).bar).toBe(dark.bar);
  });
});
