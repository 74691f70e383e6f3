import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

test.beforeEach(({ page }) => withoutPopup(page));

test(
  'a recovery code sets a new login password once (KEY-06, KEY-07)',
  { tag: '@long' },
  async ({ page }) => {
    const { username, password } = await signInAsNewMember(page);
    await visit(page, '/Setting?codes=1');
    await page.getByLabel('Login password').fill(password);
    await page.getByRole('button', { name: 'Make codes' }).click();
    const codes = page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await seriousFindings(page)).toEqual([]);
    const code = (await codes.first().textContent()) ?? '';
    await page.reload();
    await expect(page.getByText('10 of 10 left')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await visit(page, '/Login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('link', { name: 'With a recovery code' }).click();
    const recover = async () => {
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Recovery code').fill(code.toLowerCase());
      await page.getByLabel('New password', { exact: true }).fill('brand-new-1');
      await page.getByRole('button', { name: 'Set new password' }).click();
    };
    await recover();
    await expect(page).toHaveURL(/#\/Login$/);
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('link', { name: 'With a recovery code' }).click();
    await recover();
    await expect(page.getByRole('alert')).toHaveText('Wrong username or recovery code');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill('brand-new-1');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/#\/Home/);
  },
);
