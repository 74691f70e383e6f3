import { expect, test, type Page } from '@playwright/test';
import { successWith, startFaultyServer, type FaultyServer } from '../support/faultyServer';
import { withoutPopup } from '../support/home';
import { dataOf } from '../support/newMember';
import { mainAddress } from '../support/ports';

test.describe('rows that move (HOME-07, HOME-08, CONST-07)', () => {
  let server: FaultyServer;
  const orders = Array.from({ length: 9 }, (_, index) => `ab*** order ${index + 1}`);

  test.beforeAll(async () => {
    const site = await fetch(`${mainAddress}/api/system/base`).then((answer) => answer.text());
    server = await startFaultyServer();
    server.break('/system/base', successWith({ ...(dataOf(site) as object), winners: orders }));
    // As with a server that has the specification's calls alone.
    server.break('/lottery/live', (response) => void response.writeHead(404).end());
  });
  test.afterAll(() => server.stop());

  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await page.clock.install();
  });

  /** The orders in sight, from the top. */
  const inSight = (page: Page) =>
    page.getByRole('list', { name: 'Live orders' }).evaluate((list) => {
      const { top, bottom } = list.parentElement!.getBoundingClientRect();
      return [...list.children]
        .filter((row) => {
          const box = row.getBoundingClientRect();
          const middle = (box.top + box.bottom) / 2;
          return middle > top && middle < bottom;
        })
        .map((row) => row.textContent?.replace('ab*** order ', ''));
    });
  /** Opens the orders and stops the clock; answers the number in the first row. */
  const open = async (page: Page) => {
    await page.goto(`${server.address}/#/Home?tab=orders`);
    await expect.poll(() => inSight(page)).toHaveLength(6);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await settled(page);
    return Number((await inSight(page))[0]);
  };
  /** The first number in sight after `steps` more rows. */
  const after = (first: number, steps: number) => String(((first - 1 + steps) % orders.length) + 1);
  const first = (page: Page) => expect.poll(async () => (await inSight(page))[0]);

  test('live orders move up one row a second, and start over', { tag: '@long' }, async ({ page }) => {
    const start = await open(page);
    for (const steps of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      await first(page).toBe(after(start, steps));
    }
    await page.clock.runFor(9_000);
    await first(page).toBe(after(start, 3));
  });

  test(
    'they stand still under the pointer, the keyboard focus and in a hidden tab, then go on',
    { tag: '@long' },
    async ({ page }) => {
      let start = await open(page);
      const list = page.getByRole('list', { name: 'Live orders' });
      const staysStill = async () => {
        await page.clock.runFor(5_000);
        await first(page).toBe(String(start));
      };
      const movesOn = async () => {
        await page.clock.runFor(1_000);
        await first(page).toBe(after(start, 1));
        start = (start % orders.length) + 1;
      };
      await list.hover();
      await staysStill();
      await page.mouse.move(5, 5);
      await movesOn();
      await list.focus();
      await staysStill();
      await list.blur();
      await movesOn();
      await hide(page, true);
      await staysStill();
      await hide(page, false);
      await movesOn();
    },
  );

  test('they wait for a scroll under prefers-reduced-motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    await page.clock.runFor(5_000);
    await expect.poll(() => inSight(page)).toEqual(['1', '2', '3', '4', '5', '6']);
    await page.getByRole('list', { name: 'Live orders' }).evaluate((list) => {
      list.parentElement!.scrollTop = 10_000;
    });
    await expect.poll(() => inSight(page)).toContain('9');
  });
});

/** The slide of a row has come to its end. */
const settled = (page: Page) =>
  page.getByRole('list', { name: 'Live orders' }).evaluate(async (list) => {
    await Promise.all(list.getAnimations().map(({ finished }) => finished));
  });

function hide(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
