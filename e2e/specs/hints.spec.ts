import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../../registry/src/releases/releaseFiles';
import type { RemoteManifest } from '../../shared/mfe-kit/src/release';
import { holdRequests } from '../support/holdRequests';
import { withoutPopup } from '../support/home';
import { mainAddress } from '../support/ports';
import { root } from '../support/root';
import { pressTab, tabBar } from '../support/tabs';
import { visit } from '../support/visit';

const isFileOf = (remote: string) => (address: string) => address.includes(`/remotes/${remote}/`);

/** The requests of a page and the warnings in its console. */
function watch(page: Page) {
  const requests: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  return { requests, warnings };
}

/** The browser is never idle: what is fetched ahead is only what the member points at. */
const neverIdle = (page: Page) => page.addInitScript(() => (window.requestIdleCallback = () => 0));

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

test.describe('preloads per route (START-01)', () => {
  test('each build tells for every route and language which files it needs, by their hashes', () => {
    for (const remote of ['mfe-account', 'mfe-catalogue', 'mfe-lottery', 'mfe-video', 'mfe-wallet']) {
      const read = (file: string) => readFileSync(join(root, remote, 'dist', file));
      const { routes, locales, files } = JSON.parse(String(read('remote.json'))) as RemoteManifest;
      expect(Object.keys(files!.routes).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
      expect(Object.keys(files!.locales).toSorted()).toEqual(locales.toSorted());
      // What all routes need is in the entry.
      expect(files!.always.filter((file) => file.endsWith('.js'))).toEqual([]);
      for (const needed of [...Object.values(files!.routes), ...Object.values(files!.locales)])
        expect(needed.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
      for (const [file, integrity] of Object.entries(files!.integrity))
        expect(integrity).toBe(integrityOf(read(file)));
    }
  });

  test('a deep link asks for its remote’s files before the shell’s main script is there, each once', async ({
    page,
  }) => {
    await neverIdle(page);
    await page.addInitScript(() => localStorage.setItem('members.language', 'zh_cn'));
    const { requests, warnings } = watch(page);
    const releaseMain = await holdRequests(page, /\/js\/main\./);
    const opening = page.goto(`${mainAddress}/#/Video`);
    // Its entry, its screen with styles, and the texts.
    await expect.poll(() => requests.filter(isFileOf('mfe-video')).length).toBeGreaterThanOrEqual(4);
    const ahead = requests.filter(isFileOf('mfe-video'));
    expect(ahead.filter((path) => path.endsWith('.css'))).toHaveLength(1);
    expect(
      requests.filter((path) => /\/js\/(remotes|federation|texts-zh_cn-json)\./.test(path)),
    ).toHaveLength(3);
    releaseMain();
    await opening;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible();
    expect(requests.filter(isFileOf('mfe-video')).toSorted()).toEqual(ahead.toSorted());
    const scripts = requests.filter((path) => /\.(js|css)$/.test(path));
    expect(scripts).toEqual([...new Set(scripts)]);
    // Chromium says so a few seconds after the page has loaded.
    await page.waitForTimeout(4_000);
    expect(warnings).toEqual([]);
  });
});

test.describe('what a screen reads first (START-02)', () => {
  const games = '/Lottery/lotteryList';

  for (const [start, open] of [
    ['a deep link', (page: Page) => page.goto(`${mainAddress}/#/Game`)],
    ['a change of the tab', (page: Page) => tabBar(page).getByRole('link', { name: 'Hot picks' }).click()],
  ] as const)
    test(`is asked for by ${start} beside the code of the screen, and once`, async ({ page }) => {
      await neverIdle(page);
      if (start !== 'a deep link') await visit(page, '/Home');
      const { requests } = watch(page);
      const releaseCode = await holdRequests(page, '**/remotes/mfe-lottery/**');
      const opening = open(page);
      await expect.poll(() => requests.filter((path) => path.endsWith(games)).length).toBe(1);
      releaseCode();
      await opening;
      await expect(page.getByRole('link', { name: /Quick Three · 1 min/ })).toBeVisible();
      expect(requests.filter((path) => path.endsWith(games))).toHaveLength(1);
    });

  for (const [address, shown, cover] of [
    ['/Video', 'nature', /Dune lines/],
    ['/Video?class=city', 'city', /Harbour lights/],
  ] as const)
    test(
      `is also what has parameters: ${address} asks for its list beside the code, and once`,
      { tag: '@long' },
      async ({ page }) => {
        await neverIdle(page);
        await page.setViewportSize({ width: 390, height: 500 });
        const asked: string[] = [];
        page.on('request', (request) => {
          const { pathname, search } = new URL(request.url());
          if (pathname.startsWith('/api/video/')) asked.push(pathname.slice('/api/video/'.length) + search);
        });
        const releaseCode = await holdRequests(page, '**/remotes/mfe-video/**');
        const opening = page.goto(`${mainAddress}/#${address}`);
        const both = ['itemlist', `getVideoList?id=${shown}&page=1`].toSorted();
        await expect.poll(() => asked.toSorted()).toEqual(both);
        releaseCode();
        await opening;
        await expect(page.getByRole('link', { name: cover })).toBeVisible();
        expect(asked.toSorted()).toEqual(both);
      },
    );

  test(
    'is asked for where its tab is pressed, and not again by the click',
    { tag: '@long' },
    async ({ page }) => {
      await neverIdle(page);
      await visit(page, '/Home');
      const { requests } = watch(page);
      await pressTab(page, 'Hot picks');
      await expect.poll(() => requests.filter((path) => path.endsWith(games)).length).toBe(1);
      await expect(page).toHaveURL(/#\/Home/);
      await page.mouse.up();
      await expect(page.getByRole('link', { name: /Quick Three · 1 min/ })).toBeVisible();
      expect(requests.filter((path) => path.endsWith(games))).toHaveLength(1);
    },
  );

  test('is not asked for by a guess', { tag: '@long' }, async ({ page }) => {
    const { requests } = watch(page);
    await visit(page, '/Home');
    await expect.poll(() => requests.filter(isFileOf('mfe-lottery')).length).toBeGreaterThan(0);
    await tabBar(page).getByRole('link', { name: 'Hot picks' }).hover();
    await page.waitForTimeout(2_000);
    expect(requests.filter((path) => path.endsWith(games))).toEqual([]);
  });
});

test.describe('a change of the tab without a hint (START-03)', () => {
  test('asks for all files of the screen together, not for one after the other has run', async ({ page }) => {
    await neverIdle(page);
    await page.goto(`${mainAddress}/`);
    await expect(tabBar(page)).toBeVisible();
    const { requests } = watch(page);
    const releaseEntry = await holdRequests(page, '**/remotes/mfe-catalogue/**/remoteEntry.js');
    await page.evaluate(() => (window.location.hash = '#/girls'));
    await expect.poll(() => requests.filter(isFileOf('mfe-catalogue')).length).toBeGreaterThanOrEqual(4);
    const together = requests.filter(isFileOf('mfe-catalogue'));
    releaseEntry();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(requests.filter(isFileOf('mfe-catalogue')).toSorted()).toEqual(together.toSorted());
  });
});

test.describe('screens are fetched ahead (START-04)', () => {
  test('a tab in sight is there at once, without a loading screen, and without another request', async ({
    page,
  }) => {
    await page.goto(`${mainAddress}/`);
    await expect(tabBar(page)).toBeVisible();
    const { requests } = watch(page);
    await expect.poll(() => readyRemotes(page)).toBeGreaterThanOrEqual(3);
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const busy = document.querySelector('main > [class*=stage] [aria-busy]');
        if (busy?.textContent) seen.push(busy.textContent);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await tabBar(page).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(requests.filter((path) => /\.(js|css)$/.test(path))).toEqual([]);
  });

  test('who saves data is only brought what is pressed', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await visit(page, '/Home');
    await page.waitForLoadState('networkidle');
    const { requests } = watch(page);
    await tabBar(page).getByRole('link', { name: 'Products' }).focus();
    await page.waitForTimeout(500);
    expect(await readyRemotes(page)).toBe(0);
    await pressTab(page, 'Products');
    await expect.poll(() => readyRemotes(page)).toBe(1);
    expect(requests.some(isFileOf('mfe-catalogue'))).toBe(true);
    await expect(page).toHaveURL(/#\/Home/);
  });
});

/** How many remotes the page has loaded. */
const readyRemotes = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('members:ready ')).length,
  );
