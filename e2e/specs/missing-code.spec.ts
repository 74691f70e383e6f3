import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callAs, cardHolder, signInWithRealName } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { choose, openGame, playAsNewMember, messageShown } from '../support/lottery';
import { root } from '../support/root';
import { tabBar } from '../support/tabs';
import { visit } from '../support/visit';

const noNetwork = 'Network error, please try again';

/** Blocks scripts of a remote that `remote.json` lists for no route. Returns a function that unblocks them. */
async function withoutLaterCode(page: Page, remote: string): Promise<() => Promise<void>> {
  const { files } = JSON.parse(readFileSync(join(root, remote, 'dist/remote.json'), 'utf8')) as {
    files: { always: string[]; routes: Record<string, string[]>; locales: Record<string, string[]> };
  };
  const first = [files.always, ...Object.values(files.routes), ...Object.values(files.locales)].flat();
  const scripts = `**/remotes/${remote}/**/js/*.js`;
  await page.route(scripts, (route) =>
    first.some((file) => route.request().url().endsWith(`/${file}`)) ? route.continue() : route.abort(),
  );
  return () => page.unroute(scripts);
}

test.describe('code that is loaded when it is needed, and can not be (START-08)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
  });

  test('without what runs remotes Home stands, a tab says so, and opens with the next network (decision 124)', async ({
    page,
  }) => {
    const code = '**/js/remotes.*.js';
    await page.route(code, (route) => route.abort());
    await visit(page, '/Home');
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await tabBar(page).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText('This part is not available right now')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.getByText('Page not found')).toHaveCount(0);
    await tabBar(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await tabBar(page).getByRole('link', { name: 'Products' }).click();
    await page.unroute(code);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await expect(page.locator('main [data-release]')).toBeVisible();
  });

  test(
    'a sheet says so and stays closed, what was chosen stays, and it opens with the next network',
    { tag: '@long' },
    async ({ page, request }) => {
      const member = await playAsNewMember(page, request);
      const restoreNetwork = await withoutLaterCode(page, 'mfe-lottery');
      await openGame(page, member, { key: 'k3-3m', seconds: 30 });
      await choose(page, ['Big'], '50');
      const odds = page.getByRole('button', { name: 'Odds and returns' });
      await odds.click();
      await expect(messageShown(page, noNetwork)).toBeVisible();
      await expect(page).not.toHaveURL(/sheet=/);
      await expect(page.getByText('1 order, 50 K')).toBeVisible();
      await restoreNetwork();
      await odds.click();
      await expect(page.getByRole('dialog', { name: 'Odds and returns' })).toBeVisible();
    },
  );

  test('a sheet of a form says so, and what was typed stays', { tag: '@long' }, async ({ page }) => {
    await signInWithRealName(page);
    await callAs(page, '/member/setPayPassword', { paypassword: cardHolder.fundPassword });
    await page.reload();
    const restoreNetwork = await withoutLaterCode(page, 'mfe-wallet');
    await visit(page, '/BindCard');
    const number = page.getByRole('textbox', { name: 'Card number' });
    await number.fill(cardHolder.cardNumber);
    const typed = await number.inputValue();
    await page.getByRole('combobox', { name: 'Bank' }).click();
    await expect(messageShown(page, noNetwork)).toBeVisible();
    await expect(number).toHaveValue(typed);
    await restoreNetwork();
    await page.getByRole('combobox', { name: 'Bank' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Harbour Bank' }).click();
    await expect(page.getByRole('combobox', { name: 'Bank' })).toHaveValue('Harbour Bank');
    await expect(number).toHaveValue(typed);
  });

  test(
    'the first picture of a profile stands, and they can be swiped with the next network',
    { tag: '@long' },
    async ({ page }) => {
      await signInWithRealName(page);
      const restoreNetwork = await withoutLaterCode(page, 'mfe-catalogue');
      await visit(page, '/Profile?id=1&name=Ember+carafe');
      const pictures = page.getByRole('region', { name: 'Pictures' });
      await expect(pictures.getByRole('img').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Open full screen/ })).toHaveCount(0);
      await restoreNetwork();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('button', { name: /^Open full screen/ }).first()).toBeVisible();
    },
  );
});
