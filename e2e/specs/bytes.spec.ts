import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPopup } from '../support/home';
import { openHeld } from '../support/holdRequests';
import { choose, openGame, playAsNewMember } from '../support/lottery';
import { root } from '../support/root';
import { mainAddress } from '../support/ports';
import { visit } from '../support/visit';

const kib = 1024;

/** The built file behind the address of a served script. */
function builtFile(address: string): string {
  const { pathname } = new URL(address);
  const [, remote, , file] = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/.exec(pathname) ?? [];
  return remote && file ? join(root, remote, 'dist', file) : join(root, 'shell/dist', pathname);
}

/** Brotli size of a served script. */
function brotliBytes(address: string): number {
  const built = builtFile(address);
  // A file that is too small to gain from compression has no compressed copy.
  return statSync(existsSync(`${built}.br`) ? `${built}.br` : built).size;
}

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

const total = (addresses: readonly string[]) =>
  [...new Set(addresses)].reduce((sum, address) => sum + brotliBytes(address), 0);

test.describe('bytes', () => {
  test.beforeEach(async ({ page }) => {
    // What the app loads when the browser is idle does not count, so idle callbacks are never called.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  });

  test('a first visit needs at most 125 KB of JavaScript and 40 requests until Home is usable, half of them for pictures', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await page.goto(`${mainAddress}/`);
    await expect(page.getByText('Ember carafe')).toBeVisible();
    expect(asked.length).toBeLessThanOrEqual(40);
    expect(asked.filter((type) => type !== 'image').length).toBeLessThanOrEqual(20);
    const needed = await scripts(page);
    expect(needed.length).toBeGreaterThan(3);
    // With the script that the server writes into the page.
    const bytes = total(needed) + brotliBytes(`${mainAddress}/preload.js`);
    test.info().annotations.push({ type: 'bytes', description: `${(bytes / kib).toFixed(1)} KB br` });
    expect(bytes).toBeLessThanOrEqual(125 * kib);
  });

  test('an outline stands and the first reads are asked for, each once, before any script of the app runs (START-01)', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const reads = ['/api/system/base', '/api/system/config', '/api/xuanfei/xuanfeilist'];
    const asOften = () => reads.map((path) => asked.filter((each) => each === path).length);
    // Of another tab than the one that the page itself brings (START-10).
    const goOn = await openHeld(page, `${mainAddress}/#/Home?tab=orders`);
    await expect(page.locator('#app > svg rect').first()).toBeVisible();
    await expect.poll(asOften).toEqual([1, 1, 1]);
    goOn();
    await page.getByRole('tab', { name: 'Products' }).click();
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect(page.locator('#app > svg')).toHaveCount(0);
    expect(asOften()).toEqual([1, 1, 1]);
  });

  test('every script asks the browser to compile it while it arrives', async ({ page }) => {
    await visit(page, '/Game');
    await page.waitForLoadState('networkidle');
    const loaded = await scripts(page);
    expect(loaded.some((address) => /\/remotes\/mfe-lottery\/.*\/remoteEntry\.js$/.test(address))).toBe(true);
    for (const script of loaded)
      expect(readFileSync(builtFile(script), 'utf8'), script).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\S/);
  });

  for (const [remote, path] of [
    ['mfe-lottery', '/Game'],
    ['mfe-video', '/Video'],
    ['mfe-catalogue', '/girls'],
    ['mfe-account', '/Login'],
  ] as const) {
    test(`the first screen of ${remote} brings at most 40 KB of its own, and no code of layers`, async ({
      page,
    }) => {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      const loaded = await scripts(page);
      const own = loaded.filter((address) => address.includes(`/remotes/${remote}/`));
      expect(loaded.filter((address) => address.includes('/js/ui-overlay.'))).toEqual([]);
      expect(own.length).toBeGreaterThan(1);
      expect(total(own)).toBeLessThanOrEqual(40 * kib);
    });
  }

  test(
    'a game brings code of layers with the first option that is chosen, and not before',
    { tag: '@long' },
    async ({ page, request }) => {
      const member = await playAsNewMember(page, request);
      await openGame(page, member, { key: 'k3-5m' });
      await expect(page.getByRole('button', { name: /^Big\b/ })).toBeVisible();
      const layers = async () =>
        (await scripts(page)).filter((address) => address.includes('/js/ui-overlay.'));
      expect(await layers()).toEqual([]);
      await choose(page, ['Big'], '7');
      await expect.poll(layers).toHaveLength(1);
    },
  );
});

test.describe('what comes after Home', () => {
  /** The scripts and styles that come once Home is usable, until nothing more comes. */
  async function later(page: Page, remotes = 0) {
    await withoutPopup(page);
    await page.goto(`${mainAddress}/`);
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await expect.poll(async () => (await files()).some((name) => name.includes('/js/messages.'))).toBe(true);
    await expect.poll(() => remotesLoaded(page)).toBeGreaterThanOrEqual(remotes);
    await page.waitForLoadState('networkidle');
    const first = new Set(
      await page.evaluate(() =>
        [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map(({ src }) => src),
      ),
    );
    return [...new Set(await files())].filter((name) => /\.(js|css)$/.test(name) && !first.has(name));
  }

  test('is at most 40 files and 195 KB of JavaScript, the screens of the tabs in sight among it', async ({
    page,
  }) => {
    const all = await later(page, 3);
    const bytes = total(all.filter((name) => name.endsWith('.js')));
    test
      .info()
      .annotations.push({ type: 'files', description: `${all.length}, ${(bytes / kib).toFixed(1)} KB br` });
    expect(all.length).toBeLessThanOrEqual(40);
    expect(bytes).toBeLessThanOrEqual(195 * kib);
  });

  test('is none of the tabs’ code for a member who saves data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const files = await later(page);
    expect(files.filter((name) => /\/remotes\/|\/js\/(remotes|federation)\./.test(name))).toEqual([]);
    expect(total(files.filter((name) => name.endsWith('.js')))).toBeLessThanOrEqual(80 * kib);
  });
});

const remotesLoaded = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('members:ready ')).length,
  );
