import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { titles } from '../support/routeTitles';
import { tabBar } from '../support/tabs';
import { watchViolations } from '../support/violations';

const withTabBar = ['/girls', '/Game', '/Home', '/Notice', '/Mine'];

/** All titles that the page has had since it was loaded. */
async function watchTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { titlesSeen: seen });
    const look = () => void (seen.at(-1) === document.title || seen.push(document.title));
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { titlesSeen: string[] }).titlesSeen);
}

test.describe('routes (ROUTE-01 to ROUTE-08, D07, D08)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
  });

  test(
    'each of the 34 routes has its title and a heading, five of them the tab bar; none moves by itself (START-06) or breaks the policy of the page (SEC-02)',
    { tag: '@long' },
    async ({ page, context }) => {
      test.setTimeout(240_000);
      const violations = await watchViolations(context);
      const titlesSeen = await watchTitles(page);
      await watchLayoutShift(page);
      expect(Object.keys(titles)).toHaveLength(34);
      const visitors = ['/Login', '/Register'];
      const members = Object.keys(titles).filter((path) => !visitors.includes(path));
      for (const path of [...visitors, 'sign in', ...members]) {
        if (path === 'sign in') {
          await signInAsNewMember(page);
          continue;
        }
        const title = titles[path] ?? '';
        // Each route starts on a new page, so that a screen that redirects, as one without a bank card does, ends with it.
        // Such a screen has its title for a moment.
        await page.goto('about:blank');
        await page.goto(`${mainAddress}/#${path}`);
        await expect.poll(titlesSeen, path).toContain(title);
        // The popup of a trial hides the heading from assistive technology.
        await expect(page.getByRole('heading', { level: 1, includeHidden: true }), path).toHaveCount(1);
        const bar = tabBar(page);
        await expect(bar, path).toHaveCount(withTabBar.includes(path) ? 1 : 0);
        if (path === '/Home') await expect(page.locator('.swiper-initialized')).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
        await page.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet, { timeout: 2_000 })));
        expect(await layoutShift(page), path).toBeLessThan(0.02);
      }
      expect(violations).toEqual([]);
    },
  );

  test('/ leads to /Home, and a path deep link to its hash address', async ({ page }) => {
    await page.goto(`${mainAddress}/`);
    await expect(page).toHaveURL(`${mainAddress}/#/Home`);
    await page.goto(`${mainAddress}/Register?x=1`);
    await expect(page).toHaveURL(`${mainAddress}/#/Register?x=1`);
    await expect(page).toHaveTitle('Register');
  });

  test('addresses match whatever their case', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${mainAddress}/#/language`);
    await expect(page).toHaveTitle('Language');
    await page.goto(`${mainAddress}/#/HOME`);
    await expect(tabBar(page)).toBeVisible();
  });

  test('the tabs stand in their order', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${mainAddress}/`);
    const bar = tabBar(page);
    await expect(bar.getByRole('link')).toHaveText(['Products', 'Hot picks', 'Home', 'Messages', 'Account']);
  });

  test('a frame of 650 px stands at 1001 px, and none at 1000 px', async ({ page }) => {
    await page.setViewportSize({ width: 1001, height: 800 });
    await page.goto(`${mainAddress}/`);
    const bar = tabBar(page);
    await expect.poll(async () => (await bar.boundingBox())?.width).toBe(650);
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(980);
  });
});
