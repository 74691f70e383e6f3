import { expect, test } from '@playwright/test';
import { callAs, cardHolder, setRealName, signInWithRealName } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { visit } from '../support/visit';

test.describe('binding a bank card (scenario 19, BANK-01 to BANK-06, VAL-12, D46-D48)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
  });

  test(
    'the real name comes first, then the withdrawal password, then the card',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsNewMember(page);
      const add = page.getByRole('button', { name: 'Add bank card' });
      await visit(page, '/Setbank');
      await expect(page.getByText('Add your bank card to withdraw').first()).toBeVisible();
      await add.click();
      await expect(page).toHaveURL(/#\/Setname$/);
      await expect(page.getByText('please enter your real name').first()).toBeVisible();

      await setRealName(page);
      await page.goto('about:blank');
      await visit(page, '/Setbank');
      await add.click();
      await expect(page).toHaveURL(/#\/SetPayPassword$/);
      await expect(
        page.getByText('Please set the withdrawal password before binding the bank card!').first(),
      ).toBeVisible();
      await expect(page.getByRole('group', { name: 'Number keys' })).toBeVisible();
      await page.keyboard.type('246810246810');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/#\/Setbank$/);
      await add.click();
      await expect(page).toHaveURL(/#\/BindCard$/);
    },
  );

  test('who comes by address is led to what is missing', { tag: '@long' }, async ({ page }) => {
    await signInWithRealName(page);
    await visit(page, '/BindCard');
    await expect(page).toHaveURL(/#\/SetPayPassword$/);
    await expect(
      page.getByText('Please set the withdrawal password before binding the bank card!').first(),
    ).toBeVisible();
  });

  test('a card is checked, bound once and shown to its owner', async ({ page }) => {
    await signInWithRealName(page);
    await callAs(page, '/member/setPayPassword', { paypassword: cardHolder.fundPassword });
    await page.reload();
    await visit(page, '/BindCard');
    await expect(
      page.getByText('Use a card in your own name; it cannot be changed here').first(),
    ).toBeVisible();
    const number = page.getByRole('textbox', { name: 'Card number' });
    const holder = page.getByRole('textbox', { name: 'Card holder' });
    const bank = page.getByRole('combobox', { name: 'Bank' });
    const confirm = page.getByRole('button', { name: 'Confirm' });

    await confirm.click();
    await expect(page.getByText('Please enter real bank card number').first()).toBeVisible();
    await number.pressSequentially(`ab${cardHolder.cardNumber}x`);
    await expect(number).toHaveValue('6222 0212 3456 4821');
    await confirm.click();
    await expect(page.getByText('Please select a bank').first()).toBeVisible();

    await bank.click();
    const sheet = page.getByRole('dialog', { name: 'Choose a bank' });
    await sheet.getByRole('searchbox', { name: 'Search for a bank' }).fill('harb');
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await sheet.getByRole('button', { name: 'Harbour Bank' }).click();
    await expect(sheet).toBeHidden();
    await expect(bank).toHaveValue('Harbour Bank');

    await holder.fill(' ');
    await confirm.click();
    await expect(page.getByText('please enter your real name').first()).toBeVisible();
    await holder.fill('Somebody Else');
    await confirm.click();
    await expect(
      page.getByText(`The holder must be the name of the account’s owner: ${cardHolder.name}`),
    ).toBeVisible();
    await expect(number).toHaveValue('6222 0212 3456 4821');
    await holder.fill(cardHolder.name);
    await confirm.click();
    await expect(page).toHaveURL(/#\/Mine$/);

    await page.getByRole('link', { name: 'My bank card' }).click();
    for (const text of ['Harbour Bank', cardHolder.name, '6222 0212 3456 4821'])
      await expect(page.getByText(text).first()).toBeVisible();

    await visit(page, '/BindCard');
    await number.fill('1234567890');
    await confirm.click();
    await expect(page.getByText('Please enter real bank card number').first()).toBeVisible();
    const second = { bankid: '12345678', bank: 'Lotus Bank', bank_code: 'LOTUS', username: cardHolder.name };
    expect(await callAs(page, '/member/setUserBank', second)).toMatchObject({
      code: 401,
      msg: 'Please enter real bank card number',
    });
  });
});
