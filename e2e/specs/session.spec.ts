import { expect, test, type Page } from '@playwright/test';
import { successWith, startFaultyServer } from '../support/faultyServer';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { memberNumber, operate } from '../support/operator';
import { mainAddress } from '../support/ports';
import { logIn, visit } from '../support/visit';

/** What the browser keeps, but for the registry's document: that is nobody's, and kept anew after three seconds. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const { 'members.registry': _document, ...rest } = { ...localStorage } as Record<string, string>;
    return rest;
  });

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

/** Records every change of the address that the page's own code makes from now on. */
async function watchNavigation(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { navigations: seen });
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history);
      history[name] = (state, unused, url) => {
        const before = location.hash;
        change(state, unused, url);
        if (location.hash !== before) seen.push(location.hash);
      };
    }
  });
  return () => page.evaluate(() => (window as unknown as { navigations: string[] }).navigations);
}

test.describe('the end of a session (STATE-01 to STATE-03, ERR-03, D14, D18, D64)', () => {
  test('a bad token leads to /Login once, and the login back to where it was (scenario 9, D10)', async ({
    page,
  }) => {
    await logIn(page);
    // Away from the app, whose next call would end the session here and not where the test looks for it.
    await page.goto(`${mainAddress}/shell.json`);
    await page.evaluate(() => {
      localStorage.setItem('members.language', 'en_us');
      localStorage.setItem('members.tokensso', 'altered');
    });
    const navigations = await watchNavigation(page);
    await page.goto(`${mainAddress}/?anew#/Moneylog`);
    await expect(page).toHaveURL(/#\/Login/);
    await expect(page.getByText('Please log in again')).toHaveCount(1);
    expect(await navigations()).toEqual(['#/Login']);
    expect(await stored(page)).toEqual({ 'members.language': 'en_us' });

    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/#\/Moneylog/);
  });

  test(
    'many calls that are refused at once end it once, with one message',
    { tag: '@long' },
    async ({ page }) => {
      const server = await startFaultyServer();
      await signInAsNewMember(page, server.address);
      const refusal = JSON.stringify({ code: 401, msg: '鉴权错误', data: '' });
      for (const path of [
        '/member/getUserInfo',
        '/Lottery/getLotteryInfo',
        '/Lottery/getLotteryOneList',
        '/Lottery/getLotteryPeilv',
        '/member/getUserGameList',
      ])
        // oxfmt-ignore
        server.break(path, (response) => void response.end(refusal));
      const navigations = await watchNavigation(page);
      await page.goto(`${server.address}/?anew#/Lottery?key=k3-1m&id=1`);
      await expect(page).toHaveURL(/#\/Login/);
      await expect(page.getByText('Please log in again')).toHaveCount(1);
      expect((await navigations()).filter((hash) => hash.startsWith('#/Login'))).toHaveLength(1);
      expect(Object.keys(await stored(page))).not.toContain('members.tokensso');
      await server.stop();
    },
  );

  test('a member whom the operator disables is told, and asked to log in (scenario 8)', async ({ page }) => {
    const { username } = await signInAsNewMember(page);
    await page.evaluate(() => localStorage.setItem('members.language', 'en_us'));
    const number = String(await memberNumber(username));
    const why = ['--reason', 'a lost phone'];
    await operate('set-member-active', '--member-id', number, '--no-active', ...why);
    await page.goto(`${mainAddress}/?anew#/Mine`);
    await expect(page.getByText('Account offline')).toBeVisible();
    await expect(page).toHaveURL(/#\/Login/);
    expect(await stored(page)).toEqual({ 'members.language': 'en_us' });
  });

  test('a visitor’s page asks for nothing that is a member’s (D64)', { tag: '@long' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of ['/Home', '/Game', '/girls', '/Notice', '/Mine']) await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(asked).toContain('/api/system/base');
    expect(asked.filter((path) => /^\/api\/(member|game)\//.test(path))).toEqual([]);
  });
});

test.describe('two tabs of one browser', () => {
  test('logging in as somebody else in one shows them in the other, with nothing left of the first', async ({
    page,
    context,
  }) => {
    const first = await signInAsNewMember(page);
    await visit(page, '/Setname');
    await page.getByRole('textbox').fill('Half typed');

    const other = await context.newPage();
    const second = await signInAsNewMember(other);
    expect(second.username).not.toBe(first.username);
    await expect(page.getByRole('textbox')).toHaveValue('');
    await visit(page, '/Mine');
    await expect(page.getByText(second.username).first()).toBeVisible();
    await expect(page.getByText(first.username)).toHaveCount(0);
  });

  test(
    'logging in in one lets the other in too, to the screen that it waits for',
    { tag: '@long' },
    async ({ page, context }) => {
      await page.goto(`${mainAddress}/#/Moneylog`);
      await expect(page).toHaveURL(/#\/Login/);
      const other = await context.newPage();
      await signInAsNewMember(other);
      await expect(page).toHaveURL(/#\/Moneylog/);
      await expect(page.getByRole('heading', { level: 1, name: 'Wallet detail' })).toBeVisible();
    },
  );

  test(
    'choosing a language in one changes the other, without a reload (ROUTE-09)',
    { tag: '@long' },
    async ({ page, context }) => {
      await visit(page, '/ServicePage');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      const other = await context.newPage();
      await visit(other, '/Language');
      await other.getByRole('button', { name: '한국어' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '고객센터' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
      await expect(page).toHaveTitle('고객센터');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    },
  );
});

test(
  'flags in any of their spellings, and a base that allows visitors at anything but 1 (D12)',
  { tag: '@long' },
  async ({ page }) => {
    const server = await startFaultyServer();
    const base = { name: 'Members', video_login: '2', iskefu: true, kefu: 'https://support.example/' };
    server.break('/system/base', successWith(base));
    await visit(page, '/Home', server.address);
    await expect(page.getByRole('link', { name: 'Customer service' })).toBeVisible();
    await visit(page, '/Login', server.address);
    await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
    await server.stop();
  },
);
