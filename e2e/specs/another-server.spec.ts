import { expect, test, type Page } from '@playwright/test';
import { titles } from '../support/routeTitles';
import { startSpecifiedServer, successText, type SpecifiedServer } from '../support/specifiedServer';

let server: SpecifiedServer;
test.beforeEach(async () => {
  server = await startSpecifiedServer();
});
test.afterEach(() => server.stop());

const open = (page: Page, path: string) => page.goto(`${server.address}/#${path}`);
const toast = (page: Page, call: string) => page.getByText(successText(call), { exact: true }).first();

async function logIn(page: Page): Promise<void> {
  await open(page, '/Login');
  await page.getByLabel('Username').fill('lee');
  await page.getByLabel('Password', { exact: true }).fill('secret-123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/#\/Home/);
}

test.describe('a server that has the specification’s forty calls and nothing else (API-08, D65)', () => {
  test('shows every route with its data; what it answers with 404 breaks none', async ({ page }) => {
    test.setTimeout(180_000);
    const shown: Readonly<Record<string, string>> = {
      '/Home': 'Kettle',
      '/girls': 'Kettle',
      '/Choose': 'Lisbon',
      '/List?id=1&name=Kuala+Lumpur': 'Kettle',
      '/Profile?id=1&name=Ember+carafe': 'Holds a litre',
      '/Mine': '1,000.00',
      '/Video': 'Tide',
      '/Game': 'Dice',
      '/Lottery?key=k3-1m&id=1': 'Option bi',
      '/Notice': 'A message',
      '/Language': 'Coreano',
      '/PlayVideo?id=1': 'Tide',
      '/Setbank': 'Old Bank',
      '/Withdraw': 'Old Bank',
      '/Personalreport': '100.00',
      '/WithdrawRecord': 'Waiting',
      '/GameRecord': 'Won',
      '/RechargeRecord': 'Waiting',
      '/Moneylog': 'Order',
      '/Channel?money=10': 'Transfer',
    };
    // Its member has a withdrawal password, so setting one leads on to changing it (STATE-04).
    const expected = { ...titles, '/SetPayPassword': titles['/EditPayPassword'] ?? '' };
    const visitors = ['/Login', '/Register'];
    for (const path of visitors) {
      await open(page, path);
      await expect(page).toHaveTitle(titles[path] ?? '');
    }
    await logIn(page);
    const paths = Object.entries(expected).filter(([path]) => !visitors.includes(path));
    // Every run opens those that show what the server has.
    for (const [path, title] of process.env.LONG ? paths : paths.filter(([path]) => path in shown)) {
      // The long form starts the app anew at each route.
      if (process.env.LONG) await page.goto('about:blank');
      await open(page, path);
      await expect(page, path).toHaveTitle(title);
      await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
      await expect(page.getByText('Something went wrong'), path).toHaveCount(0);
      if (shown[path]) await expect(page.getByText(shown[path]).first(), path).toBeVisible();
    }
    await open(page, '/Setting?devices=1');
    await expect(page.getByText('Devices cannot be listed here.')).toBeVisible();
    // The app asked for no other unknown calls than those that this project adds to the specification.
    expect(
      server.unknown.filter(
        (call) =>
          !/ \/(control|verify|lottery\/(board|returns)|order\/sample|member\/(devices|invitation|messages|passkeys|push|recovery|signOut|slips))/.test(
            call,
          ),
      ),
    ).toEqual([]);
    expect(server.unknown.length).toBeGreaterThan(0);
  });

  test(
    'is asked with its own methods and paths, and its text of a success is shown (ERR-01, D58)',
    { tag: '@long' },
    async ({ page }) => {
      await logIn(page);
      await expect(toast(page, 'POST /member/doLogin')).toBeVisible();

      server.answer('GET /member/getUserInfo', { name: '' });
      await open(page, '/Setname');
      await page.reload();
      await page.getByLabel('Real name').fill('Lee Min');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'GET /member/setName')).toBeVisible();
      expect(server.made).toContain('GET /member/setName?name=Lee+Min');

      await open(page, '/SetLoginPassword');
      await page.getByLabel('Current password', { exact: true }).fill('secret-123');
      await page.getByLabel('New password', { exact: true }).fill('secret-456');
      await page.getByLabel('Repeat new password', { exact: true }).fill('secret-456');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'GET /member/setLoginPassword')).toBeVisible();

      await open(page, '/Setsex');
      await page.getByText('Woman', { exact: true }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'POST /member/setSex')).toBeVisible();
      expect(server.made).toContain('POST /member/setSex?sex=2');

      await open(page, '/Infomation');
      await page
        .getByRole('button', { name: /picture/i })
        .first()
        .click();
      await page.getByRole('button', { name: 'Picture 2', exact: true }).click();
      await expect(toast(page, 'POST /member/uploadHeaderImg')).toBeVisible();

      await open(page, '/Lottery?key=k3-1m&id=1');
      await page.getByRole('button', { name: /^Option bi/ }).click();
      await page.getByRole('textbox', { name: 'Stake' }).fill('10');
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      const receipt = page.getByRole('dialog', { name: 'Check your order' });
      await receipt.getByRole('button', { name: /^Submit/ }).click();
      await expect(toast(page, 'POST /game/placeOrder')).toBeVisible();
      expect(server.made).toContain('POST /game/placeOrder?item=bi&money=10&lid=1&mid=7&expect=0002');
      expect(server.unknown.filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );
});
