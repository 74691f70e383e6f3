import { expect, test, type Browser, type Page } from '@playwright/test';
import { callAs, cardHolder, signInWithCard } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { openOffice } from '../support/office';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const pageOf = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Finds somebody as operators do, and opens their page. */
async function openMember(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Find a member' }).fill(username);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: username, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: username })).toBeVisible();
}

/** Takes something off a member, after a look at a document. */
async function takeOff(page: Page, ...kinds: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Change card, withdrawal password or name' }).click();
  const form = page.getByRole('dialog', { name: 'Change card, withdrawal password or name' });
  await form.getByRole('button', { name: 'Take it off' }).click();
  await expect(form.getByText('Choose what is taken off.')).toBeVisible();
  for (const kind of kinds) await form.getByRole('checkbox', { name: kind }).check();
  await form.getByRole('checkbox', { name: 'Identity document' }).check();
  await form.getByLabel('Why').fill('forgotten, called back');
  expect(await seriousFindings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Take it off' }).click();
}

/** Types a new withdrawal password twice. */
async function setFundPassword(page: Page, digits: string): Promise<void> {
  await visit(page, '/SetPayPassword');
  await expect(page.getByRole('group', { name: 'Number keys' })).toBeVisible();
  await page.keyboard.type(digits + digits);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Withdrawal password saved').first()).toBeVisible();
}

const withdraw = (page: Page, paypwd: string) => callAs(page, '/user_set_withdraw', { money: '50', paypwd });

test.beforeEach(({ page }) => withoutPopup(page));

test('a forgotten withdrawal password is solved in one sitting, and withdrawals wait afterwards (ROLE-06, OFC-40, OFC-46)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { username } = await signInWithCard(page);
  const operators = await pageOf(browser);
  await openOffice(operators, { roles: ['support'] }, '/members');
  await openMember(operators, username);
  expect(await seriousFindings(operators)).toEqual([]);
  await takeOff(operators, 'Withdrawal password');
  await expect(operators.getByText(`Done: ${username} can give it anew now.`).first()).toBeVisible();

  await setFundPassword(page, '135790');
  expect((await withdraw(page, cardHolder.fundPassword)).msg).toBe('Wrong withdrawal password');
  expect((await withdraw(page, '135790')).msg).toMatch(/^Withdrawals go on at .* UTC/);
  await visit(page, '/Notice');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /withdrawal password/i })
      .first(),
  ).toBeVisible();

  await operators.reload();
  await expect(operators.getByText('Withdrawals wait until', { exact: true })).toBeVisible();
  const parts = operators.getByRole('navigation', { name: 'Parts of the page' });
  await parts.getByRole('link', { name: 'Operator log' }).click();
  await expect(operators.getByText('forgotten, called back').first()).toBeVisible();
  await operators.context().close();
});

test(
  'card and withdrawal password together wait for a second operator (OFC-46)',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { username } = await signInWithCard(page);
    const anas = await pageOf(browser);
    await openOffice(anas, { roles: ['support'] }, '/members');
    await openMember(anas, username);
    await takeOff(anas, 'Bank card', 'Withdrawal password');
    await expect(anas.getByText('It waits for a second operator.').first()).toBeVisible();
    const card = async () => (await callAs(page, '/member/getUserBankInfo')).data as { is_bank: number };
    expect(await card()).toMatchObject({ is_bank: 1 });

    const bobs = await pageOf(browser);
    await openOffice(bobs, { roles: ['support'] }, '/proposals');
    const waiting = bobs.getByRole('region').filter({ hasText: 'Bank card, Withdrawal password' });
    expect(await seriousFindings(bobs)).toEqual([]);
    await waiting.getByRole('button', { name: 'Confirm' }).click();
    await expect(bobs.getByText('Confirmed and done.').first()).toBeVisible();
    expect(await card()).toMatchObject({ is_bank: 0 });
    for (const each of [anas, bobs]) await each.context().close();
  },
);

test(
  'a forgotten login password is set anew by a link that an operator hands over (OFC-45)',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { username } = await signInAsNewMember(page);
    const operators = await pageOf(browser);
    await openOffice(operators, { roles: ['support'] }, '/members');
    await openMember(operators, username);
    await operators.getByRole('button', { name: 'Forgotten login password' }).click();
    const form = operators.getByRole('dialog', { name: 'Forgotten login password' });
    await form.getByRole('checkbox', { name: 'When and how the member registered' }).check();
    await form.getByLabel('Why').fill('asked on the phone');
    await form.getByRole('button', { name: 'Make the link' }).click();
    const made = operators.getByRole('dialog', { name: 'Link for a new login password' });
    expect(await seriousFindings(operators)).toEqual([]);
    const link = await made.getByText('/Login?link=').innerText();
    await operators.context().close();

    const elsewhere = await pageOf(browser);
    await withoutPopup(elsewhere);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('heading', { name: 'New login password' })).toBeVisible();
    expect(await seriousFindings(elsewhere)).toEqual([]);
    await elsewhere.getByLabel('New password', { exact: true }).fill('remembered-1');
    await elsewhere.getByRole('button', { name: 'Set new password' }).click();
    await expect(elsewhere).toHaveURL(/#\/Login$/);
    await elsewhere.getByLabel('Username').fill(username);
    await elsewhere.getByLabel('Password', { exact: true }).fill('remembered-1');
    await elsewhere.getByRole('button', { name: 'Log in' }).click();
    await expect(elsewhere).toHaveURL(/#\/Home/);

    await test.step('the session that was open has ended, and the link is good no more', async () => {
      await visit(page, '/Mine');
      await expect(page).toHaveURL(/#\/Login/);
      await page.goto(link);
      await page.reload();
      await page.getByLabel('New password', { exact: true }).fill('another-12');
      await page.getByRole('button', { name: 'Set new password' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    });
    await elsewhere.context().close();
  },
);
