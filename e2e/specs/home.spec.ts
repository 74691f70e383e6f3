import { expect, test, type Page } from '@playwright/test';
import { seriousFindings } from '../support/seriousFindings';
import { answering, startFaultyServer, type FaultyServer } from '../support/faultyServer';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { dataOf } from '../support/newMember';
import { operate } from '../support/operator';
import { mainAddress } from '../support/ports';
import { closeWelcome, visit } from '../support/visit';

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Members' });
const withoutPopup = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('members.popupSeen', '1'));

test.describe('Home for a visitor (scenario 1, HOME-01 to HOME-12)', () => {
  test('/ opens it with banner, notice, intro, four tabs and the popup, which comes once', async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await page.goto(`${mainAddress}/`);
    await expect(page).toHaveURL(`${mainAddress}/#/Home`);
    await expect(popup(page).getByText(/^Good to see you/)).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
    await closeWelcome(page);
    await expect(highlights(page).getByRole('img', { name: 'Banner 1 of 3' })).toBeVisible();
    await expect(page.getByRole('marquee', { name: 'Notice' })).toBeVisible();
    await expect(page.getByText(/^Welcome to Members: /)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Products', 'Live orders', 'Feedback', 'Terms']);
    await page.reload();
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect(popup(page)).toBeHidden();
  });

  test('the tabs show products, settled orders, feedback and terms, and the address keeps the tab', async ({
    page,
  }) => {
    await withoutPopup(page);
    await visit(page, '/Home');
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await expect(page.getByRole('list', { name: 'Feedback' }).getByRole('listitem').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Terms' }).click();
    await expect(page).toHaveURL(/tab=terms/);
    await expect(page.getByRole('tabpanel')).toContainText('18');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Terms', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Products' }).click();
    await page.getByRole('link', { name: /Ember carafe/ }).click();
    await expect(page, 'a product asks a visitor to log in').toHaveURL(/#\/Login/);
  });

  test('the banner turns by itself, and a page at rest draws nothing for it (HOME-01)', async ({ page }) => {
    await withoutPopup(page);
    await page.addInitScript(() => {
      const ask = window.requestAnimationFrame;
      Object.assign(window, { framesAsked: 0 });
      window.requestAnimationFrame = (work) => {
        (window as unknown as { framesAsked: number }).framesAsked += 1;
        return ask.call(window, work);
      };
    });
    const framesAsked = () => page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
    await visit(page, '/Home');
    const shown = (number: number) =>
      expect(highlights(page).getByRole('img', { name: `Banner ${number} of 3` })).toBeInViewport({
        ratio: 0.9,
      });
    await shown(2);
    const before = await framesAsked();
    await shown(3);
    // Five seconds have passed, of which a loop would have asked for 300 frames.
    expect((await framesAsked()) - before).toBeLessThan(60);
  });

  test('it has no serious accessibility finding under the popup and under a message', async ({ page }) => {
    await page.goto(`${mainAddress}/`);
    await expect(popup(page)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await closeWelcome(page);
    await visit(page, '/ServicePage');
    await page.getByRole('button', { name: 'Contact customer service' }).click();
    // A message stays as long as it is pointed at.
    await page.getByText('Feature disabled').hover();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test.describe('what the operator switches', () => {
  const usual = { banners: 'on', popup: 'on', support: 'off', 'support-url': '', 'login-first': 'off' };
  const switched = new Set<keyof typeof usual>();
  const set = (setting: keyof typeof usual, value: string) => {
    switched.add(setting);
    return operate('site', setting, value);
  };
  test.afterEach(async () => {
    for (const setting of switched) await operate('site', setting, usual[setting]);
    switched.clear();
  });

  test('without banners Home stands in its other form (D20), and without the popup nothing opens', async ({
    page,
  }) => {
    await set('banners', 'off');
    await set('popup', 'off');
    await page.goto(`${mainAddress}/`);
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect(page.getByRole('marquee', { name: 'Notice' })).toBeVisible();
    await expect(highlights(page)).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(popup(page)).toHaveCount(0);
  });

  test('the support button is there only with support on, and opens it in a new tab (HOME-10, D41)', async ({
    page,
    browser,
  }) => {
    await withoutPopup(page);
    await visit(page, '/Home');
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveCount(0);

    await set('support-url', 'https://support.example/chat');
    await set('support', 'on');
    const fresh = await browser.newPage();
    await withoutPopup(fresh);
    await visit(fresh, '/Home');
    const support = fresh.getByRole('link', { name: 'Customer service' });
    await expect(support).toHaveAttribute('href', 'https://support.example/chat');
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(support).toHaveAttribute('rel', /noopener/);
    await fresh.close();
  });

  test('a closed site leads visitors to a login without a way back (scenario 2, HOME-12, AUTH-05)', async ({
    page,
  }) => {
    await set('login-first', 'on');
    for (const path of ['/Home', '/girls', '/Game', '/Video', '/Notice']) {
      await page.goto(`${mainAddress}/#${path}`);
      await expect(page, path).toHaveURL(/#\/Login/);
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
      await page.goto('about:blank');
    }
  });
});

test.describe('rows that move (HOME-07, HOME-08, CONST-07)', () => {
  let server: FaultyServer;
  const orders = Array.from({ length: 9 }, (_, index) => `ab*** order ${index + 1}`);

  test.beforeAll(async () => {
    const site = await fetch(`${mainAddress}/api/system/base`).then((answer) => answer.text());
    server = await startFaultyServer();
    server.break('/system/base', answering({ ...(dataOf(site) as object), winners: orders }));
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

  test('live orders move up one row a second, and start over', async ({ page }) => {
    const start = await open(page);
    for (const steps of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      await first(page).toBe(after(start, steps));
    }
    await page.clock.runFor(9_000);
    await first(page).toBe(after(start, 3));
  });

  test('they stand still under the pointer, the keyboard focus and in a hidden tab, then go on', async ({
    page,
  }) => {
    let start = await open(page);
    const list = page.getByRole('list', { name: 'Live orders' });
    const stands = async () => {
      await page.clock.runFor(5_000);
      await first(page).toBe(String(start));
    };
    const goesOn = async () => {
      await page.clock.runFor(1_000);
      await first(page).toBe(after(start, 1));
      start = (start % orders.length) + 1;
    };
    await list.hover();
    await stands();
    await page.mouse.move(5, 5);
    await goesOn();
    await list.focus();
    await stands();
    await list.blur();
    await goesOn();
    await hide(page, true);
    await stands();
    await hide(page, false);
    await goesOn();
  });

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

test('HTML of the server is shown without anything that runs (HOME-11, D61)', async ({ page }) => {
  const server = await startFaultyServer();
  const site = dataOf(await fetch(`${mainAddress}/api/system/base`).then((answer) => answer.text()));
  const hostile = `<b>Hello</b><script>window.ran = 1</script><img src="/none.png" onerror="window.ran = 1">
    <a href="javascript:window.ran = 1">press</a><iframe src="/"></iframe><form><input></form>`;
  server.break('/system/base', answering({ ...(site as object), ispop: 1, pop_content: hostile }));
  await page.goto(`${server.address}/`);
  await expect(popup(page).getByText('Hello')).toBeVisible();
  await popup(page).getByText('press').click();
  await expect(popup(page).locator('script, iframe, form, [onerror], [href^=javascript]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await server.stop();
});
