import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

  test('a first visit needs at most 150 KB of JavaScript until Home is usable', async ({ page }) => {
    await page.goto(`${mainAddress}/`);
    await expect(page.getByText('Ember carafe')).toBeVisible();
    const needed = await scripts(page);
    expect(needed.length).toBeGreaterThan(3);
    // With the script that the server writes into the page.
    const bytes = total(needed) + brotliBytes(`${mainAddress}/preload.js`);
    test.info().annotations.push({ type: 'bytes', description: `${(bytes / kib).toFixed(1)} KB br` });
    expect(bytes).toBeLessThanOrEqual(150 * kib);
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
});
