import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { logIn, visit } from '../support/visit';

async function change(page: Page, [current, fresh, repeat]: readonly [string, string, string]) {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(fresh);
  await page.getByLabel('Repeat new password').fill(repeat);
  await page.getByRole('button', { name: 'Save' }).click();
}

test.beforeEach(({ page }) => withoutPopup(page));

test.describe('the login password (scenario 22, SET-09, VAL-10, call 31)', { tag: '@long' }, () => {
  test('is changed here, and ends the sessions elsewhere', async ({ page, browser }) => {
    const { username, password } = await signInAsNewMember(page);
    const elsewhere = await (await browser.newContext()).newPage();
    await withoutPopup(elsewhere);
    await logIn(elsewhere, { username, password });

    await visit(page, '/Setting');
    await page.getByRole('link', { name: 'Login password' }).click();
    await expect(page.getByText('6–20 characters')).toBeVisible();
    const alert = page.getByRole('alert');
    await change(page, [password, '', '']);
    await expect(alert).toHaveText('please fill in completely');
    await expect(page.getByLabel('New password', { exact: true })).toBeFocused();
    await change(page, [password, 'brand-new-1', 'brand-new-2']);
    await expect(alert).toHaveText('inconsistent');
    await change(page, ['not-mine', 'brand-new-1', 'brand-new-1']);
    await expect(alert).toHaveText('Wrong old password');
    await expect(page.getByLabel('Repeat new password')).toHaveValue('brand-new-1');
    await change(page, [password, 'short', 'short']);
    await expect(alert).toHaveText('Password 6–20 characters');
    await change(page, [password, 'brand-new-1', 'brand-new-1']);
    await expect(page.getByText('Password changed')).toBeVisible();
    await expect(page).toHaveURL(/#\/Setting/);

    await visit(page, '/Mine');
    await expect(page.getByText('1,000.00 K')).toBeVisible();
    await elsewhere.goto(elsewhere.url().replace(/#.*/, '#/Mine'));
    await expect(elsewhere).toHaveURL(/#\/Login/);

    await elsewhere.getByLabel('Username').fill(username);
    await elsewhere.getByLabel('Password', { exact: true }).fill(password);
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    await expect(elsewhere.getByRole('alert')).toHaveText('Wrong username or password');
    await elsewhere.getByLabel('Password', { exact: true }).fill('brand-new-1');
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    await expect(elsewhere).toHaveURL(/#\/Mine/);
    await elsewhere.context().close();
  });
});
