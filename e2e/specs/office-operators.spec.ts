import { expect, test, type Browser, type Page } from '@playwright/test';
import { withAuthenticator } from '../support/authenticator';
import { letTimePass } from '../support/clock';
import { openOffice } from '../support/office';
import { seriousFindings } from '../support/seriousFindings';

const pageOf = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Says yes to what somebody else has proposed about an operator. */
async function confirm(page: Page, about: string): Promise<void> {
  await inMenu(page, 'Second operator').click();
  const waiting = page.getByRole('region').filter({ hasText: about });
  await waiting.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Confirmed and done.').first()).toBeVisible();
}

test(
  'two administrators invite somebody, who comes in by a passkey and works with it (OFC-02 to OFC-04)',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const ana = await openOffice(page, { roles: ['owner'] }, '/operators');
    const bobs = await pageOf(browser);
    await openOffice(bobs, { roles: ['owner'] });
    const name = `cia-${ana.name}`;

    await test.step('one proposes, and the other one confirms and has the link', async () => {
      await page.getByRole('button', { name: 'Add an operator' }).click();
      const form = page.getByRole('dialog', { name: 'Add an operator' });
      await form.getByLabel('Name').fill(name);
      await form.getByRole('checkbox', { name: /^Editor/ }).check();
      await form.getByLabel('Why').fill('writes our texts');
      await form.getByRole('button', { name: 'Add an operator' }).click();
      await expect(page.getByText('It waits for a second operator.').first()).toBeVisible();
      await expect(cardOf(page, name)).toHaveCount(0);
      await confirm(bobs, name);
    });
    const link = await bobs
      .getByRole('dialog', { name: `${name} comes in by this link` })
      .getByText('/enrol#')
      .innerText();

    const cias = await pageOf(browser);
    await cias.setViewportSize({ width: 1280, height: 800 });
    await withAuthenticator(cias);
    await test.step('who has the link makes a passkey and is in, once', async () => {
      await cias.goto(link);
      await expect(cias.getByRole('heading', { name: `Welcome, ${name}` })).toBeVisible();
      expect(await seriousFindings(cias)).toEqual([]);
      await cias.getByRole('button', { name: 'Make a passkey' }).click();
      await expect(inMenu(cias, 'Content')).toBeVisible();
      const late = await pageOf(browser);
      await late.goto(link);
      await expect(late.getByRole('alert')).toContainText('This link was used already');
    });

    await test.step('the passkey logs in without a name, and what one may not do is not offered', async () => {
      await cias.getByRole('button', { name: `Log out ${name}` }).click();
      await cias.getByRole('button', { name: 'Log in with a passkey' }).click();
      await expect(inMenu(cias, 'Content')).toBeVisible();
      for (const area of ['Money', 'Operators', 'Operator log'])
        await expect(inMenu(cias, area)).toHaveCount(0);
      await cias.goto(new URL('/operators', link).href);
      await expect(cias.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
      await inMenu(cias, 'My account').click();
      await expect(cias.getByText('Content: Change')).toBeVisible();
      expect(await seriousFindings(cias)).toEqual([]);
    });

    await test.step('another role takes two people again, and is there at once', async () => {
      await bobs.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
      await inMenu(bobs, 'Operators').click();
      await cardOf(bobs, name).getByRole('button', { name: 'Change' }).click();
      const form = bobs.getByRole('dialog', { name: `Change ${name}` });
      await form.getByRole('checkbox', { name: /^Editor/ }).uncheck();
      await form.getByRole('checkbox', { name: /^Auditor/ }).check();
      await form.getByLabel('Why').fill('looks at our books now');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toHaveCount(0);
      await cias.reload();
      await expect(inMenu(cias, 'Content')).toBeVisible();
      await confirm(page, 'looks at our books now');
      await cias.reload();
      await expect(inMenu(cias, 'Operators')).toBeVisible();
      await inMenu(cias, 'Operators').click();
      await expect(cardOf(cias, name)).toContainText('See everything');
      await expect(cias.getByRole('button', { name: 'Add an operator' })).toHaveCount(0);
    });

    await test.step('one alone can stop somebody', async () => {
      await inMenu(page, 'Operators').click();
      await cardOf(page, name).getByRole('button', { name: 'Disable' }).click();
      const form = page.getByRole('dialog', { name: `Disable ${name}` });
      await form.getByLabel('Why').fill('the laptop is gone');
      await form.getByRole('button', { name: 'Disable' }).click();
      await expect(cardOf(page, name).getByText('Disabled')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await cias.reload();
      await cias.getByRole('button', { name: 'Log in with a passkey' }).click();
      await expect(cias.getByRole('alert')).toContainText('The passkey is not known here');
    });

    await test.step('all of it is in the log', async () => {
      await inMenu(page, 'Operator log').click();
      for (const action of ['operator added', 'operator enrolled', 'operator changed', 'operator disabled'])
        await expect(page.getByRole('row').filter({ hasText: action }).filter({ hasText: name })).toHaveCount(
          1,
        );
      await expect(page.getByText(/^Whole: \d+ lines$/)).toBeVisible();
    });
  },
);

test('what asks for a fresh code takes a passkey as well (OFC-04)', { tag: '@long' }, async ({ page }) => {
  const ana = await openOffice(page, { roles: ['owner'] }, '/account');
  await withAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey on this device' }).click();
  await expect(page.getByText('Chrome · Linux').first()).toBeVisible();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Desk');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByText('Desk')).toBeVisible();
  await letTimePass(page, 6 * 60);
  await passkeys.getByRole('button', { name: 'Remove Desk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('One-time code')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(passkeys.getByText('You have none yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Log out ${ana.name}` })).toBeVisible();
});
