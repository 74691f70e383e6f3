import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { codeIn, mailTo } from '../support/mails';
import { signInAsNewMember } from '../support/newMember';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

test.beforeEach(({ page }) => withoutPopup(page));

test(
  'a member confirms an address, forgets the password, and comes back by the code out of the mail (RCV-01, RCV-02, RCV-04)',
  { tag: '@long' },
  async ({ page, browser }) => {
    const { username, password } = await signInAsNewMember(page);
    const address = `${username}@example.com`;
    const mail = (kind: string, already = 0) => mailTo(address, kind, already);

    await visit(page, '/Setting');
    await page.getByRole('link', { name: 'E-mail and recovery' }).click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(address);
    await page.getByLabel('Login password').fill(password);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`on its way to ${address}`)).toBeVisible();
    // A phone may close the app while its owner reads the mail.
    await page.reload();
    await page.getByLabel('Code from the mail').fill(codeIn(await mail('confirmAddress')));
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await expect(page.getByText(`Confirmed: ${address}`)).toBeVisible();
    await expect(page.getByText('E-mail address confirmed')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/Setting$/);
    const { count } = await mail('security');

    const elsewhere = await (await browser.newContext()).newPage();
    await withoutPopup(elsewhere);
    await visit(elsewhere, '/Login');
    await elsewhere.getByRole('link', { name: 'Forgot password' }).click();
    await elsewhere.getByLabel('Username').fill(username);
    await elsewhere.getByRole('button', { name: 'Send code' }).click();
    await expect(elsewhere.getByText('If this username has a confirmed e-mail address')).toBeVisible();
    await elsewhere.reload();
    await elsewhere.getByLabel('Code from the mail').fill('000000');
    await elsewhere.getByLabel('New password', { exact: true }).fill('remembered-1');
    await elsewhere.getByRole('button', { name: 'Save' }).click();
    await expect(elsewhere.getByRole('alert')).toHaveText('The code is wrong or no longer good');
    expect(await seriousFindings(elsewhere)).toEqual([]);
    await elsewhere.getByLabel('Code from the mail').fill(codeIn(await mail('newPassword')));
    await elsewhere.getByRole('button', { name: 'Save' }).click();
    await expect(elsewhere.getByText('Password changed')).toBeVisible();
    await expect(elsewhere).toHaveURL(/#\/Login$/);
    expect((await mail('security', count)).text).toContain('Your login password was changed');

    // The session that was open has ended.
    await visit(page, '/Mine');
    await expect(page).toHaveURL(/#\/Login/);
    await elsewhere.getByLabel('Username').fill(username);
    await elsewhere.getByLabel('Password', { exact: true }).fill('remembered-1');
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    await expect(elsewhere).toHaveURL(/#\/Home/);
    await elsewhere.context().close();
  },
);
