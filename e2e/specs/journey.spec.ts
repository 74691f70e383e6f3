import { expect, test } from '@playwright/test';
import { skipToDraw, timeToBet } from '../support/lottery';
import { closeWelcome } from '../support/home';
import { mainAddress } from '../support/ports';
import { tabBar } from '../support/tabs';

test(
  'a newcomer registers, plays a round, finds every amount again, changes the language and leaves',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000);
    const tabs = tabBar(page);

    await test.step('Home is open to visitors (scenario 1)', async () => {
      await page.goto(`${mainAddress}/`);
      await closeWelcome(page);
      await expect(page.getByRole('tab', { name: 'Products', selected: true })).toBeVisible();
      await expect(page.getByText('Ember carafe')).toBeVisible();
    });

    await test.step('a game asks a visitor to log in first (scenario 5)', async () => {
      await tabs.getByRole('link', { name: 'Hot picks' }).click();
      await page.getByRole('link', { name: /Quick Three · 1 min/ }).click();
      await expect(page).toHaveURL(/#\/Login/);
    });

    await test.step('registering with the invite code leads back to the game (scenario 4, D10)', async () => {
      await page.getByRole('link', { name: 'Register' }).click();
      await page.getByLabel('Username').fill(`player${Date.now() % 1_000_000}`);
      await page.getByLabel('Password', { exact: true }).fill('secret-123');
      await page.getByLabel('Invite code').fill('WELCOME');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page).toHaveURL(/#\/Lottery\?key=k3-1m&id=\d+/);
      await expect(page.getByText('Balance 1,000.00 K')).toBeVisible();
    });

    const period = await test.step('two options are ordered (scenario 10)', async () => {
      // A round that is about to close would refuse what is chosen slowly.
      await timeToBet(page, 20);
      const submit = page.getByRole('button', { name: 'Submit', exact: true });
      await page.getByRole('button', { name: /^Big/ }).click();
      await page.getByRole('button', { name: /^11\b/ }).click();
      await page.getByRole('textbox', { name: 'Stake' }).fill('50');
      await expect(page.getByText('2 orders, 100 K')).toBeVisible();
      await submit.click();
      const receipt = page.getByRole('dialog', { name: 'Check your order' });
      await expect(receipt.getByText('1 x 50 = 50')).toHaveCount(2);
      const about = await receipt.getByText(/period \d{8}-\d{4}/).innerText();
      await receipt.getByRole('button', { name: /^Submit/ }).click();
      await expect(receipt).toBeHidden();
      await expect(page.getByRole('tab', { name: 'Recent orders', selected: true })).toBeVisible();
      return /\d{8}-\d{4}/.exec(about)?.[0] ?? '';
    });
    expect(period).toMatch(/^\d{8}-\d{4}$/);

    await test.step('the countdown ends, the dice fall and the orders settle (scenario 12)', async () => {
      const orders = page.getByRole('article').filter({ hasText: period });
      await expect(orders.filter({ hasText: 'Unopened' }).getByRole('listitem')).toHaveCount(2);
      await skipToDraw(page);
      await expect(orders.filter({ hasText: /Won|Not won/ })).toHaveCount(1);
      await expect(orders.getByRole('img', { name: /^\d, \d, \d$/ })).toHaveCount(1);
    });

    await test.step('order records and money log tell the same (scenario 14)', async () => {
      await page.goto(`${mainAddress}/#/GameRecord`);
      const records = page.getByRole('article').filter({ hasText: period }).getByRole('listitem');
      await expect(records).toHaveCount(2);
      const won = await records.filter({ hasNotText: '→ 0.00' }).count();

      await page.goto(`${mainAddress}/#/Moneylog`);
      await expect(page.getByText('-50.00')).toHaveCount(2);
      await expect(page.getByText('+1,000.00')).toBeVisible();
      await expect(page.getByText(/^\+(97\.50|390\.00)/)).toHaveCount(won);
    });

    await test.step('the video library lists its clips (scenario 15)', async () => {
      await page.goto(`${mainAddress}/#/Video`);
      await expect(page.getByRole('link', { name: /Dune lines/ })).toBeVisible();
    });

    await test.step('the app speaks Korean at once (scenario 3)', async () => {
      await page.goto(`${mainAddress}/#/Setting`);
      await page.getByRole('link', { name: /Language/ }).click();
      const calls = page.waitForRequest((request) => request.headers().lang === 'ko_ko');
      await page.getByRole('button', { name: '한국어' }).click();
      await calls;
      await expect(page).toHaveURL(/#\/Home/);
      await expect(tabs).toBeHidden();
      await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
    });

    await test.step('logging out clears the storage but for the language (SET-11, D18)', async () => {
      await page.goto(`${mainAddress}/#/Setting`);
      await page.getByRole('button', { name: '로그아웃' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '로그아웃' }).click();
      await expect(page).toHaveURL(/#\/Login/);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ 'members.language': 'ko_ko' });
    });
  },
);
