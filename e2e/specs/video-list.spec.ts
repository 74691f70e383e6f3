import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { layoutShift, slowDown, watchLayoutShift } from '../support/layoutShift';
import { logIn, visit } from '../support/visit';

const covers = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.use({ hasTouch: true });
test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

/** The requested pages of the list, in the order of the requests. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/video/getVideoList'))
      asked.push(`${url.searchParams.get('id')} ${url.searchParams.get('page')}`);
  });
  return asked;
}

test.describe('the video list (scenario 15, VID-01 to VID-05)', () => {
  test('has ten, then all thirteen and the end; each page is asked for once', async ({ page }) => {
    const asked = watchPages(page);
    await page.setViewportSize({ width: 390, height: 500 });
    await visit(page, '/Video');
    await expect(covers(page)).toHaveCount(10);
    await expect(page.getByText('No more')).toHaveCount(0);
    await page.mouse.wheel(0, 1_500);
    await expect(covers(page)).toHaveCount(13);
    await expect(page.getByText('No more')).toBeVisible();
    await page.mouse.wheel(0, -3_000);
    await page.mouse.wheel(0, 3_000);
    await expect(page.getByText('No more')).toBeInViewport();
    expect(asked).toEqual(['nature 1', 'nature 2']);
  });

  test('follows a swipe to the next class and back', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Video');
    // On a screen as tall as this one the second page may have begun.
    await expect(covers(page).nth(9)).toBeVisible();
    const client = await page.context().newCDPSession(page);
    const touch = (type: string, x?: number) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: x === undefined ? [] : [{ x, y: 400 }],
      });
    await touch('touchStart', 330);
    for (const x of [300, 240, 180]) await touch('touchMove', x);
    const panel = page.getByRole('tabpanel');
    await expect.poll(async () => (await panel.boundingBox())!.x).toBeLessThan(-100);
    await touch('touchEnd');
    await expect(tab(page, 'City')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/class=city/);
    await expect(page.getByRole('link', { name: /Harbour lights/ })).toBeVisible();
    await expect.poll(async () => (await panel.boundingBox())!.x).toBe(0);
    await touch('touchStart', 100);
    for (const x of [150, 220, 300]) await touch('touchMove', x);
    await touch('touchEnd');
    await expect(tab(page, 'Nature')).toHaveAttribute('aria-selected', 'true');
  });

  test(
    'shows the name of a chosen class that was beyond the edge, and of one in the address',
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 240, height: 600 });
      await visit(page, '/Video');
      const last = page.getByRole('tab').last();
      await expect(last).not.toBeInViewport({ ratio: 1 });
      await tab(page, 'Nature').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.reload();
      await expect(last).toBeInViewport({ ratio: 1 });
    },
  );

  test('leads a visitor to /Login, and after it to the video', async ({ page }) => {
    await visit(page, '/Video');
    await page.getByRole('link', { name: /Dune lines/ }).click();
    await expect(page).toHaveURL(/#\/Login/);
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('demo1234');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/#\/PlayVideo\?id=1/);
  });

  test('is found where it was left, coming back from the player', { tag: '@long' }, async ({ page }) => {
    await logIn(page);
    await visit(page, '/Video');
    await expect(covers(page).first()).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(covers(page)).toHaveCount(13);
    const last = page.getByRole('link', { name: /Fireflies/ });
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(300);
    await last.click();
    await page.getByRole('dialog', { name: 'Trial' }).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(last).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });
});

test('on a slow line the list shows its outline and nothing jumps', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  await watchLayoutShift(page);
  await slowDown(page);
  await page.goto('about:blank');
  await visit(page, '/Video');
  await expect(covers(page)).toHaveCount(10, { timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
