import { expect, test, type Browser, type Page } from '@playwright/test';
import { choose, openGame, playAsNewMember, review, skipToDraw } from '../support/lottery';
import { openOffice } from '../support/office';
import { seriousFindings } from '../support/seriousFindings';

const pageOf = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name, exact: true });
const key = 'k3-two';
const title = 'Quick Three · two';

test(
  'a game is added by two, played at its odds, and closed (OFC-61 to OFC-64)',
  { tag: '@long' },
  async ({ page, browser, request }) => {
    test.setTimeout(180_000);
    const office = await pageOf(browser);
    await openOffice(office, { roles: ['games'] }, '/games/add');

    await test.step('one operator proposes it, and sees what every option pays back', async () => {
      await office.getByLabel(/^Key/).fill(key);
      await office.getByLabel('English').fill(title);
      await office.getByRole('radio', { name: 'Icon 6' }).check();
      await office.getByLabel('Return of every option (%)').fill('96');
      await office.getByRole('button', { name: 'Work out all odds' }).click();
      await expect(office.getByRole('row', { name: /^Big/ })).toContainText('24/25 96 %');
      const six = office.getByRole('textbox', { name: 'Odds: Sum 6' });
      await six.fill('21.7');
      await expect(six).toHaveAccessibleDescription(/Pays back more than all stakes/);
      await six.fill('20.73');
      await office.getByLabel('Why').fill('members asked for it');
      expect(await seriousFindings(office)).toEqual([]);
      await office.getByRole('button', { name: 'Propose' }).click();
      await expect(office.getByText('It waits for a second operator.').first()).toBeVisible();
      await expect(office.getByRole('link', { name: title })).toHaveCount(0);
    });

    await test.step('a second one reads what it is, and confirms it', async () => {
      const second = await pageOf(browser);
      await openOffice(second, { roles: ['games'] }, '/proposals');
      const proposal = second.getByRole('region', { name: 'Add a game' });
      await expect(proposal).toContainText('bi 1.92');
      await proposal.getByRole('button', { name: 'Confirm' }).click();
      await expect(second.getByText('Confirmed and done.').first()).toBeVisible();
      await second.close();
    });

    const member = await playAsNewMember(page, request);
    await test.step('a member finds it, bets at its odds, and is paid by them', async () => {
      await openGame(page, member, { key, seconds: 20 });
      await expect(page.getByRole('button', { name: /^Big\b.*odds 1.92/ })).toBeVisible();
      await choose(page, ['Big', 'Small'], '100');
      await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
      await expect(page.getByRole('article')).toHaveCount(1);
      await skipToDraw(page);
      await expect.poll(() => member.balance(), { timeout: 30_000 }).toBe('992.00');
    });

    await test.step('its result stands beside what was expected, and it is closed with a reason', async () => {
      await office.goto(new URL(`/games/list/${key}`, office.url()).href);
      await expect(office.getByText('Few rounds').first()).toBeVisible();
      expect(await seriousFindings(office)).toEqual([]);
      await office.getByRole('button', { name: 'Close', exact: true }).click();
      const sheet = office.getByRole('dialog', { name: `Close: ${title}` });
      await sheet.getByLabel('Why').fill('tried enough');
      await sheet.getByRole('button', { name: 'Close', exact: true }).last().click();
      await expect(office.getByText(`${title} is closed.`).first()).toBeVisible();
      await page.goto(`${new URL(page.url()).origin}/#/Game`);
      await expect(page.getByText('Quick Three · 1 min').first()).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    });
  },
);

test(
  'Today shows what waits and updates itself, and who takes care of an alert (OFC-15, OFC-18)',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    await openOffice(page, { roles: ['owner'] }, '/');
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    const proposals = page.getByRole('link', { name: /^Waiting for your confirmation/ });
    const before = Number(/\d+/.exec(await proposals.innerText())![0]);
    expect(await seriousFindings(page)).toEqual([]);

    const other = await pageOf(browser);
    await openOffice(other, { roles: ['owner'] }, '/games/floor');
    await other.getByLabel(/^No option pays back/).fill('91');
    await other.getByLabel('Why').fill('a promise');
    await other.getByRole('button', { name: 'Propose' }).click();
    await expect(other.getByText('It waits for a second operator.').first()).toBeVisible();
    await expect(proposals).toContainText(String(before + 1), { timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Servers' })).toBeVisible();
    await inMenu(other, 'Today').click();
    await other.getByRole('link', { name: 'Rule of alerts' }).click();
    await expect(other.getByText(/They are sent nowhere/)).toBeVisible();
    expect(await seriousFindings(other)).toEqual([]);
  },
);
