import { expect, test, type Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { root } from '../support/root';
import { textFaults } from '../support/textFaults';
import { visit } from '../support/visit';

const languages = { en_us: 'en-US', zh_cn: 'zh-CN', es_spa: 'es-MX', ms_my: 'ms-MY', vn_vn: 'vi-VN', ko_ko: 'ko-KR' }; // oxfmt-ignore
/** The language with the longest words. */
const inEveryRun = ['es_spa'];

const parts = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'));
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as never;

/** Routes with the queries that they need to have something to show. */
const queries: Readonly<Record<string, string>> = {
  '/List': '?id=1&name=A',
  '/Profile': '?id=1&name=A',
  '/Lottery': '?key=k3-1m&id=1',
  '/PlayVideo': '?id=1',
  '/Channel': '?money=100',
};
const remoteRoutes = parts
  .filter((name) => name !== 'shell')
  .flatMap((name) =>
    (read(`${name}/src/routes.json`) as { routes: { path: string }[] }).routes.map(({ path }) => path),
  );
const visitors = ['/Login', '/Register'];
const routes =
  ['/Home', '/Home?tab=orders', '/Home?tab=feedback', '/Home?tab=terms', '/Notice', '/Language', '/ServiceOnline', '/ServicePage', '/Choose?tab=price', '/Logistics?order_sn=MB2026001', ...remoteRoutes] // oxfmt-ignore
    .filter((path) => !visitors.includes(path))
    .map((path) => path + (queries[path] ?? ''));

/** In every run, the screens with the longest texts and the closest rows. */
const fewRoutes = ['/Home', '/Mine', '/Lottery?key=k3-1m&id=1', '/Withdraw', '/Setting'];

/** Keys of all texts that look like keys, e.g. `home.intro`. */
function keysIn(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${prefix}${name}`] : keysIn(value as object, `${prefix}${name}.`),
  );
}
const keys = [...parts.map((name) => `${name}/src/locales/en_us.json`), 'shared/i18n/src/common/en_us.json']
  .flatMap((file) => keysIn(read(file)))
  .filter((key) => key.includes('.'));

/** Parts of the page that reach over the right edge of a small phone, and keys shown instead of texts. */
const layoutFaults = (page: Page) =>
  page.evaluate((known) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const shown = document.body.innerText.split(/\s+/);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll('main *')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > clientWidth + 1 && !scrolls(element.parentElement),
      ) // oxfmt-ignore
      .map((element) => `${element.tagName} ${element.className}`);
    return [
      ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
      ...wide,
      ...known.filter((key) => shown.includes(key)),
    ];
  }, keys);

test.describe('six languages (ROUTE-09 to ROUTE-11)', () => {
  for (const [language, tag] of Object.entries(languages)) {
    const details = inEveryRun.includes(language) ? {} : { tag: '@long' };
    test(
      `every screen fits a phone 360 px wide in ${language}, without a raw key, a text that is cut off or one over another`,
      details,
      async ({ page }) => {
        test.setTimeout(240_000);
        await page.setViewportSize({ width: 360, height: 640 });
        await withoutPopup(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const look = async (path: string) => {
          await page.goto(`${mainAddress}/#${path}`);
          await expect(page.getByRole('heading', { level: 1, includeHidden: true }), path).toHaveCount(1);
          await page.waitForLoadState('networkidle');
          const faults = [...(await layoutFaults(page)), ...(await textFaults(page))];
          expect.soft(faults, `${language} ${path}`).toEqual([]);
        };
        await page.goto(`${mainAddress}/healthz`);
        await page.evaluate((code) => localStorage.setItem('members.language', code), language);
        for (const path of visitors) await look(path);
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await signInAsNewMember(page);
        for (const path of process.env.LONG ? routes : fewRoutes) await look(path);
      },
    );
  }

  test('a choice is stored, shown without a reload, and sent with the next call (scenario 3)', async ({
    page,
  }) => {
    await visit(page, '/Login');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole('link', { name: /Language/ }).click();
    await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const call = page.waitForRequest((request) => request.headers().lang === 'vn_vn');
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await call;
    await expect(page).toHaveURL(/#\/Login/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi-VN');
    expect(await page.evaluate(() => localStorage.getItem('members.language'))).toBe('vn_vn');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
