import { expect, test, type Page } from '@playwright/test';
import { withAuthenticator } from '../support/authenticator';
import { signInWithCard } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { registerMember } from '../support/newMember';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const logOut = async (page: Page) => {
  await visit(page, '/Setting');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/#\/Login/);
};

test.beforeEach(({ page }) => withoutPopup(page));

test('a passkey is offered after the password, logs in without it, and signs a withdrawal (KEY-01 to KEY-04)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { username, password } = await signInWithCard(page);
  await page.evaluate(() => localStorage.clear());
  await withAuthenticator(page);
  await visit(page, '/Login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Next time without a password?' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page).toHaveURL(/#\/Home/);

  await logOut(page);
  // The device answers the suggestions at the username by itself.
  await expect(page).toHaveURL(/#\/Home/);
  expect(await page.evaluate(() => localStorage.getItem('members.tokensso'))).toMatch(/^p\./);

  await visit(page, '/Withdraw');
  await expect(page.getByRole('group', { name: 'Withdrawal password' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Amount' }).fill('250');
  await page.getByRole('button', { name: /^Withdraw .*250/ }).click();
  await expect(page.getByText('$250.00 is under review.').first()).toBeVisible();
  await expect(page.getByText('to your card ending in 4821').first()).toBeVisible();
  await expect(page.getByText('Balance $750.00').first()).toBeVisible();

  await visit(page, '/Setting?passkeys=1');
  const own = page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(own).toContainText('last used on');
  await own.getByRole('button').click();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Passkey removed').first()).toBeVisible();
  await expect(own).toHaveCount(0);
  await visit(page, '/Withdraw');
  await expect(page.getByRole('group', { name: 'Withdrawal password' })).toBeVisible();
});

test('an offer that was dismissed does not come again (KEY-02)', { tag: '@long' }, async ({ page }) => {
  const { username, password } = await registerMember(page);
  await withAuthenticator(page);
  const enter = async () => {
    await visit(page, '/Login');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  };
  await enter();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/#\/Home/);
  await logOut(page);
  await enter();
  await expect(page).toHaveURL(/#\/Home/);
});
