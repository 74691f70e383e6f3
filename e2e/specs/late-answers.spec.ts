import { expect, test, type Locator, type Page } from '@playwright/test';
import { callAs, cardHolder, signInWithRealName } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { holdRequests } from '../support/holdRequests';
import { signInAsNewMember } from '../support/newMember';
import { tabBar } from '../support/tabs';
import { visit } from '../support/visit';

/** Presses what requests `url` and goes back to `address` before the answer, which the returned function lets come. */
async function leaveBeforeAnswer(press: Locator, url: string | RegExp, address: RegExp): Promise<() => void> {
  const page = press.page();
  const answer = await holdRequests(page, url);
  const asked = page.waitForRequest(url);
  await press.click();
  await asked;
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(address);
  return answer;
}

/** Expects that the page is at an address, and still is after 300 ms. */
async function expectToStay(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(address);
}

test.describe(
  'who has left a screen is not led on by an answer that it still waited for',
  { tag: '@long' },
  () => {
    test.beforeEach(({ page }) => withoutPopup(page));

    test('whether there is a bank card to withdraw to (MINE-06, WDR-04)', async ({ page }) => {
      await signInAsNewMember(page);
      const answer = await holdRequests(page, '**/getUserBankInfo*');
      await visit(page, '/Mine');
      const withdraw = page.getByRole('button', { name: 'Withdraw', exact: true });
      await withdraw.click();
      await expect(withdraw).toHaveAttribute('aria-busy', 'true');
      await tabBar(page).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL(/#\/Home/);
      answer();
      await expectToStay(page, /#\/Home/);
      await expect(page.getByText('Please set your withdrawal password')).toBeHidden();
    });

    test('a bank card that is bound (BANK-04)', async ({ page }) => {
      await signInWithRealName(page);
      await callAs(page, '/member/setPayPassword', { paypassword: cardHolder.fundPassword });
      await visit(page, '/Setbank');
      await page.getByRole('button', { name: 'Add bank card' }).click();
      await page.getByRole('textbox', { name: 'Card number' }).fill(cardHolder.cardNumber);
      await page.getByRole('combobox', { name: 'Bank' }).click();
      const sheet = page.getByRole('dialog', { name: 'Choose a bank' });
      await sheet.getByRole('button', { name: 'Harbour Bank' }).click();
      await expect(sheet).toBeHidden();
      const press = page.getByRole('button', { name: 'Confirm' });
      const answer = await leaveBeforeAnswer(press, '**/getUserBankInfo*', /#\/Setbank$/);
      answer();
      await expect(page.getByText('Bank card added').first()).toBeVisible();
      await expectToStay(page, /#\/Setbank$/);
    });

    test('a withdrawal password that is saved (SET-07)', async ({ page }) => {
      await signInAsNewMember(page);
      await visit(page, '/Home');
      await tabBar(page).getByRole('link', { name: 'Account' }).click();
      await page.getByRole('link', { name: /Withdrawal password/ }).click();
      await expect(page.getByRole('group', { name: 'Number keys' })).toBeVisible();
      await page.keyboard.type('246810246810');
      const press = page.getByRole('button', { name: 'Save' });
      const answer = await leaveBeforeAnswer(press, '**/getUserInfo*', /#\/Mine$/);
      answer();
      await expect(page.getByText('Withdrawal password saved').first()).toBeVisible();
      await expectToStay(page, /#\/Mine$/);
    });

    test('the texts of a language that was chosen (SET-06)', async ({ page }) => {
      await visit(page, '/Game');
      await tabBar(page).getByRole('link', { name: 'Home' }).click();
      await page.getByRole('link', { name: /Language/ }).click();
      await expect(page).toHaveURL(/#\/Language/);
      const press = page.getByRole('button', { name: 'Español' });
      const answer = await leaveBeforeAnswer(press, /es_spa[^/]*\.js/, /#\/Home/);
      answer();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
      await expectToStay(page, /#\/Home/);
    });
  },
);
