import { expect, test } from '@playwright/test';
import { seriousFindings } from '../support/seriousFindings';
import { successWith, startFaultyServer } from '../support/faultyServer';
import { closeWelcome, highlights, popup, withoutPopup } from '../support/home';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { dataOf } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { visit } from '../support/visit';

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

  test(
    'the banner turns by itself, and a page at rest draws nothing for it (HOME-01)',
    { tag: '@long' },
    async ({ page }) => {
      await withoutPopup(page);
      await page.addInitScript(() => {
        const ask = window.requestAnimationFrame;
        Object.assign(window, { framesAsked: 0 });
        window.requestAnimationFrame = (work) => {
          (window as unknown as { framesAsked: number }).framesAsked += 1;
          return ask.call(window, work);
        };
      });
      const framesAsked = () =>
        page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
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
    },
  );

  test(
    'it has no serious accessibility finding under the popup and under a message',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${mainAddress}/`);
      await expect(popup(page)).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await closeWelcome(page);
      await visit(page, '/Notice');
      await page.getByRole('button', { name: 'Refresh' }).press('Enter');
      // A message stays as long as it is pointed at.
      await page.getByText('Refreshed').hover();
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
});

test('terms whose cleaner could not be loaded come with the next network (D61)', async ({
  page,
  context,
}) => {
  let reachable = false;
  await page.route(/\/js\/sanitise\./, (route) => (reachable ? route.continue() : route.abort()));
  await withoutPopup(page);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/js/sanitise.'));
  await visit(page, '/Home?tab=terms');
  await lost;
  await expect(page.getByRole('tabpanel')).not.toContainText('18');
  reachable = true;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('tabpanel')).toContainText('18');
});

test('HTML of the server is shown without anything that runs (HOME-11, D61)', async ({ page }) => {
  const server = await startFaultyServer();
  const site = dataOf(await fetch(`${mainAddress}/api/system/base`).then((answer) => answer.text()));
  const hostile = `<b>Hello</b><script>window.ran = 1</script><img src="/none.png" onerror="window.ran = 1">
    <a href="javascript:window.ran = 1">press</a><iframe src="/"></iframe><form><input></form>`;
  server.break('/system/base', successWith({ ...(site as object), ispop: 1, pop_content: hostile }));
  await page.goto(`${server.address}/`);
  await expect(popup(page).getByText('Hello')).toBeVisible();
  await popup(page).getByText('press').click();
  await expect(popup(page).locator('script, iframe, form, [onerror], [href^=javascript]')).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await server.stop();
});

test('where banners and notice can’t be read, no outline waits for them (HOME-01)', async ({ page }) => {
  const outline = page.locator('main [style*="aspect-ratio: 537 / 222"]');
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/system/config', async (route) => {
    await held;
    await route.fulfill({ status: 500 });
  });
  await withoutPopup(page);
  await page.goto(`${mainAddress}/`);
  await expect(page.getByText('Ember carafe')).toBeVisible();
  await expect(outline).toHaveCount(1);
  fail();
  await expect(outline).toHaveCount(0);
});
