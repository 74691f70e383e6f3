import { expect, test, type Page } from '@playwright/test';
import { successWith, startFaultyServer } from '../support/faultyServer';
import { layoutShift, slowDown, watchLayoutShift } from '../support/layoutShift';
import { mainAddress } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const number = (page: Page) => page.getByLabel('Waybill number');
const search = (page: Page) => page.getByRole('button', { name: 'Search' });
const steps = (page: Page) => page.getByRole('main').getByRole('listitem');
const active = (page: Page) => page.locator('[aria-current="step"]');
const parcel = '/Logistics?order_sn=MB2026001';

test.describe('tracking a parcel (scenario 24, SVC-03 to SVC-06, D59)', () => {
  test('a known number shows the goods and all steps, the fourth active; back finds the search', async ({
    page,
  }) => {
    await visit(page, '/Game');
    await page.getByRole('link', { name: 'Track a parcel' }).click();
    await expect(page).toHaveURL(/#\/Logistics$/);
    await number(page).fill('MB2026001');
    await search(page).click();

    await expect(page.getByRole('heading', { level: 2, name: 'Ember carafe' })).toBeVisible();
    const main = page.getByRole('main');
    for (const text of ['MB2026001', 'Red, 1 l', '128.00', '1 piece', 'Sample Post'])
      await expect(main.getByText(text, { exact: false }).first(), text).toBeVisible();
    await expect(steps(page)).toHaveCount(5);
    await expect(active(page)).toContainText('On the way');
    await expect(steps(page).nth(3)).toHaveAttribute('aria-current', 'step');
    await expect(active(page)).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d(?!:)/);

    await page.getByRole('button', { name: 'Back' }).click();
    await expect(number(page)).toHaveValue('MB2026001');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/Game/);
  });

  test('of fewer than four steps the last is active', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Logistics?order_sn=MB2026003');
    await expect(steps(page)).toHaveCount(2);
    await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step');
  });

  test('an unknown number says so and stays with what was typed', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Logistics');
    await number(page).fill('NOBODY-1');
    await number(page).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'No data' })).toBeVisible();
    await expect(page).toHaveURL(/#\/Logistics$/);
    await expect(number(page)).toHaveValue('NOBODY-1');
  });

  test('an empty search is sent like any other (VAL-15)', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Logistics');
    const sent = page.waitForRequest(/\/orderinfo/);
    await search(page).click();
    expect(new URL((await sent).url()).searchParams.get('order_sn')).toBe('');
    await expect(page.getByRole('alert').filter({ hasText: 'No data' })).toBeVisible();
  });

  test(
    'a number to try is one tap away with sample content, and not there without it',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/Logistics');
      await page.getByRole('button', { name: 'MB2026001' }).click();
      await expect(page).toHaveURL(/order_sn=MB2026001/);
      await page.goBack();
      await expect(number(page)).toHaveValue('MB2026001');

      const server = await startFaultyServer();
      server.break('/order/sample', successWith(''));
      await visit(page, '/Logistics', server.address);
      await page.waitForLoadState('networkidle');
      await expect(search(page)).toBeVisible();
      await expect(page.getByText('A number to try:')).toHaveCount(0);
      await server.stop();
    },
  );

  test('a link to a parcel opens it, and back leads to the search', { tag: '@long' }, async ({ page }) => {
    await visit(page, parcel);
    await expect(steps(page)).toHaveCount(5);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(number(page)).toHaveValue('MB2026001');
    await page.goto('about:blank');
    await visit(page, '/Logistics?order_sn=NOBODY-2');
    await expect(page.getByText('No data')).toBeVisible();
    await page.getByRole('link', { name: 'Search another number' }).click();
    await expect(number(page)).toHaveValue('NOBODY-2');
  });
});

test(
  'logistics has no serious accessibility finding, in light or dark mode',
  { tag: '@long' },
  async ({ page }) => {
    for (const path of ['/Logistics', parcel]) {
      await visit(page, path);
      await page.waitForLoadState('networkidle');
      expect.soft(await seriousFindings(page), path).toEqual([]);
    }
    await visit(page, '/Logistics');
    await search(page).click();
    await expect(page.getByText('No data')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  },
);

test('a slow line moves nothing on the way to a parcel', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  await watchLayoutShift(page);
  await slowDown(page);
  for (const path of ['/Logistics', parcel]) {
    await page.goto('about:blank');
    await page.goto(`${mainAddress}/#${path}`);
    const arrived = path === parcel ? active(page) : page.getByRole('button', { name: 'MB2026001' });
    await expect(arrived).toBeVisible({ timeout: 40_000 });
    await page.waitForLoadState('networkidle');
    const shift = await layoutShift(page);
    test.info().annotations.push({ type: 'layout shift', description: `${path} ${shift.toFixed(4)}` });
    expect(shift, path).toBeLessThan(0.02);
  }
});
