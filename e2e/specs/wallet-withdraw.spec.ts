import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { callAs, cardHolder, signInWithCard } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { operate } from '../support/operator';
import { visit } from '../support/visit';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const submit = (page: Page) => page.getByRole('button', { name: /^Withdraw/ });

/** Fills the form with an amount and the six digits. */
async function fill(page: Page, typed: string, fundPassword = cardHolder.fundPassword): Promise<void> {
  await amount(page).fill(typed);
  const boxes = page.getByRole('group', { name: 'Withdrawal password' }).locator('input');
  await boxes.last().click();
  for (let digit = 0; digit < 6; digit += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(fundPassword);
}

const balanceOf = async (page: Page) =>
  ((await callAs(page, '/member/getUserInfo')).data as { money: string }).money;

/** The number of a member's only withdrawal that waits for an operator. */
async function waitingNumber(username: string): Promise<string> {
  const line = (await operate('withdrawals', '--all')).split('\n').find((each) => each.includes(username));
  return line?.split(' ')[0] ?? '';
}

const move = (number: string, step: 'approve' | 'send' | 'arrive') =>
  operate('move-withdrawals', '--ids', number, '--step', step);

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

test.describe('withdrawing (scenario 20, WDR-01 to WDR-05, VAL-13, REP-04)', () => {
  test('limits and balance are in sight, the amount leaves the balance, and each step of its review shows', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const { username } = await signInWithCard(page);
    await visit(page, '/Withdraw');
    await expect(page.getByText('Balance $1,000.00').first()).toBeVisible();
    await expect(page.getByText('Arrives in about 5 minutes, fastest 2 minutes.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Limits' }).click();
    const limits = page.getByRole('dialog', { name: 'Withdrawal limits' });
    await expect(limits).toContainText('At least$10.00');
    await expect(limits).toContainText('At most$50,000.00');
    await expect(limits).toContainText('Withdrawals a day3');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'All' }).click();
    await expect(amount(page)).toHaveValue('1000');
    await amount(page).fill('0');
    await submit(page).click();
    await expect(page.getByText('Please fill in the correct amount').first()).toBeVisible();
    await amount(page).fill('250');
    await submit(page).click();
    await expect(page.getByText('Please re-enter a new withdrawal password').first()).toBeVisible();

    await fill(page, '250');
    await submit(page).click();
    await expect(page.getByText('$250.00 is under review.').first()).toBeVisible();
    await expect(amount(page)).toHaveValue('');
    await expect(page.getByText('Balance $750.00').first()).toBeVisible();

    await page.getByRole('link', { name: 'Records', exact: true }).click();
    await expect(page).toHaveURL(/#\/WithdrawRecord$/);
    const record = page.getByRole('listitem');
    await expect(record).toContainText('Under review');
    await expect(record).toContainText('$250.00');

    const number = await waitingNumber(username);
    const green = 'rgb(18, 112, 69)';
    const refresh = page.getByRole('button', { name: 'Refresh' });
    await move(number, 'approve');
    await refresh.press('Enter');
    const approved = record.getByText('Approved, being transferred');
    await expect(approved).toHaveCSS('color', green);
    await expect(page.getByText('Refreshed').first()).toBeVisible();
    await move(number, 'send');
    await move(number, 'arrive');
    await refresh.press('Enter');
    await expect(record.getByText('Arrived')).toHaveCSS('color', green);

    await record.getByRole('link').press('Enter');
    const receipt = page.getByRole('dialog', { name: 'Withdraw' });
    await expect(receipt.getByRole('list', { name: 'What happened when' }).getByRole('listitem')).toHaveText([
      /^Requested/,
      /^Approved/,
      /^Sent to the bank/,
      /^Arrived/,
    ]);
    await expect(receipt).toContainText(`•••• ${cardHolder.cardNumber.slice(-4)}`);
    const saved = page.waitForEvent('download');
    await receipt.getByRole('button', { name: 'Save as PDF' }).click();
    const file = await readFile(await (await saved).path(), 'latin1');
    expect(file.slice(0, 8)).toBe('%PDF-1.7');
    const written = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
    expect(file).toContain(written('$250.00'));
    await page.goBack();
    await expect(receipt).toBeHidden();
    await expect(page).toHaveURL(/#\/WithdrawRecord$/);
    expect(await balanceOf(page)).toBe('750.00');
  });

  test('a rejected one gives the amount back and says why (D04)', { tag: '@long' }, async ({ page }) => {
    const { username } = await signInWithCard(page);
    await callAs(page, '/member/setUserWithdraw', { money: '100', paypwd: cardHolder.fundPassword });
    const reason = 'The bank returned the transfer';
    await operate('reject-withdrawal', '--id', await waitingNumber(username), '--reason', reason);
    await visit(page, '/WithdrawRecord');
    const record = page.getByRole('listitem');
    await expect(record).toContainText('Rejected, amount returned');
    await expect(record).toContainText(reason);
    await visit(page, '/Moneylog');
    await expect(page.getByText('+100.00').first()).toBeVisible();
    await expect(page.getByText('-100.00').first()).toBeVisible();
    expect(await balanceOf(page)).toBe('1,000.00');
  });
});

test.describe('a withdrawal that is refused (scenario 21, D45, VAL-14)', () => {
  test('without a card it leads to the card', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await visit(page, '/Withdraw');
    await expect(page).toHaveURL(/#\/Setbank$/);
    await expect(page.getByText('Please set your withdrawal password').first()).toBeVisible();
  });

  test('below the minimum, above the maximum or the balance, and with a wrong password, at its field, with unit and bound', async ({
    page,
  }) => {
    await signInWithCard(page);
    await visit(page, '/Withdraw');
    for (const [typed, fundPassword, words] of [
      ['9.99', cardHolder.fundPassword, 'Minimum $10.00'],
      ['50000.01', cardHolder.fundPassword, 'Maximum $50,000.00'],
      ['1000.01', cardHolder.fundPassword, 'Insufficient balance: $1,000.00 at most'],
      ['100', '999999', 'Wrong withdrawal password'],
    ] as const) {
      await fill(page, typed, fundPassword);
      await submit(page).click();
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(amount(page)).toHaveValue(typed);
    }
    expect(await balanceOf(page)).toBe('1,000.00');
  });

  test('one more than the daily number', { tag: '@long' }, async ({ page }) => {
    await signInWithCard(page);
    const withdrawal = { money: '10', paypwd: cardHolder.fundPassword };
    for (let count = 0; count < 3; count += 1) await callAs(page, '/member/setUserWithdraw', withdrawal);
    await visit(page, '/Withdraw');
    await fill(page, '10');
    await submit(page).click();
    await expect(
      page.getByText(/^Daily limit 3 reached. You can withdraw again from /).first(),
    ).toBeVisible();
    expect(await balanceOf(page)).toBe('970.00');
  });

  test('a double press debits once, and so does a repeat after a lost answer', async ({ page }) => {
    await signInWithCard(page);
    await visit(page, '/Withdraw');
    await fill(page, '100');
    await submit(page).dblclick();
    await expect(page.getByText('Balance $900.00').first()).toBeVisible();

    await page.route('**/user_set_withdraw', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await fill(page, '50');
    await submit(page).click();
    await expect(page.getByText('Network error, please try again').first()).toBeVisible();
    await expect(amount(page)).toHaveValue('50');
    await page.unroute('**/user_set_withdraw');
    await submit(page).click();
    await expect(page.getByText('$50.00 is under review.').first()).toBeVisible();
    expect(await balanceOf(page)).toBe('850.00');
    expect((await callAs(page, '/member/getUserWithdrawList')).data).toHaveLength(2);
  });
});
