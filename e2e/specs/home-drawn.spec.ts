import { expect, test, type Page } from '@playwright/test';
import { successWith, startFaultyServer } from '../support/faultyServer';
import { withoutPopup } from '../support/home';
import { openHeld, styled } from '../support/holdRequests';
import { signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { startSwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const product = (page: Page) => page.getByRole('link', { name: /^Ember carafe/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const taken = (page: Page) =>
  product(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));

/** A page is made without Home where it can't be had at once, e.g. right after the start of a server. */
const drawnOnce = (cookie = '') =>
  expect
    .poll(() => fetch(`${mainAddress}/`, { headers: { cookie } }).then((page) => page.text()))
    .toMatch(/<template id="drawn-home"/);

test.describe('Home in the page (START-10, decision 127)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await drawnOnce();
  });

  test('stands before any script of the app runs, and is what the app goes on with', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    const goOn = await openHeld(page, `${mainAddress}/`);
    await expect(heading(page)).toHaveText(/^Members/);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(5);
    await expect(page.getByRole('marquee', { name: 'Notice' })).toBeVisible();
    await expect(product(page)).toBeVisible();
    expect(await taken(page)).toBe(false);
    const drawn = await product(page).elementHandle();
    goOn();
    await expect.poll(() => taken(page)).toBe(true);
    expect(await drawn!.evaluate((element) => element.isConnected)).toBe(true);
    await page.getByRole('tab', { name: 'Terms' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('18');
    expect(errors).toEqual([]);
  });

  test('is as tall and wide as what the app draws: nothing moves', async ({ page }) => {
    // What comes in a quiet moment, such as the carousel, is no part of it.
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const boxes = () =>
      page
        .locator('main a, main img, main [role=tab], nav a')
        .evaluateAll((elements) =>
          elements.map((element) => JSON.stringify(element.getBoundingClientRect())),
        );
    const goOn = await openHeld(page, `${mainAddress}/`);
    await expect(product(page)).toBeVisible();
    await styled(page);
    const before = await boxes();
    goOn();
    await expect.poll(() => taken(page)).toBe(true);
    const after = await boxes();
    expect(before.filter((box) => !after.includes(box))).toEqual([]);
  });

  test('leads on by its links before the app is there', { tag: '@long' }, async ({ page }) => {
    const goOn = await openHeld(page, `${mainAddress}/`);
    await page.getByRole('link', { name: 'Messages' }).click();
    await expect(page).toHaveURL(`${mainAddress}/#/Notice`);
    goOn();
    await expect(heading(page)).toHaveText('Messages');
    await page.goBack();
    await expect(product(page)).toBeVisible();
  });

  test('answers a button that was pressed before the app was there, and no other one', async ({ page }) => {
    const goOn = await openHeld(page, `${mainAddress}/`);
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await page.getByRole('tab', { name: 'Terms' }).click();
    await expect(page.getByRole('tab', { name: 'Products' })).toHaveAttribute('aria-selected', 'true');
    goOn();
    await expect(page.getByRole('tab', { name: 'Terms' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toContainText('18');
  });

  test(
    'comes in the member’s language from the page after the choice on',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/Language');
      await page.getByRole('button', { name: '한국어' }).click();
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('members_language=ko_ko');
      await drawnOnce('members_language=ko_ko');
      const goOn = await openHeld(page, `${mainAddress}/`);
      await expect(page.getByRole('navigation').getByRole('link', { name: '홈' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
      goOn();
    },
  );

  test('is left out in another language than the member’s', { tag: '@long' }, async ({ page, context }) => {
    await drawnOnce('members_language=zh_cn');
    await context.addCookies([{ name: 'members_language', value: 'zh_cn', url: mainAddress }]);
    const goOn = await openHeld(page, `${mainAddress}/`);
    await expect(page.locator('#drawn-home')).toBeAttached();
    await expect(page.locator('#app > svg')).toBeVisible();
    goOn();
    await expect(product(page)).toBeVisible();
  });

  test('offers members no way in', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    const goOn = await openHeld(page, `${mainAddress}/`);
    await expect(product(page)).toBeVisible();
    await expect(page.locator('[data-visitors]')).toHaveCount(0);
    goOn();
    await expect.poll(() => taken(page)).toBe(true);
  });

  test('gives way to what has changed meanwhile, without a word', async ({ page }) => {
    const server = await startFaultyServer();
    server.break(
      '/xuanfei/xuanfeilist',
      successWith([{ id: 7, xuanfei_name: 'Late lamp', img_url: '/x.svg' }]),
    );
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${server.address}/`);
    await expect(page.getByRole('link', { name: 'Late lamp' })).toBeVisible();
    await expect(product(page)).toHaveCount(0);
    expect(errors).toEqual([]);
    await server.stop();
  });

  test(
    'gives way to an outline, and to a word, where its reads have no answer',
    { tag: '@long' },
    async ({ page }) => {
      const server = await startFaultyServer();
      server.break('/xuanfei/xuanfeilist', (response) => void response.writeHead(500).end());
      await page.goto(`${server.address}/`);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(product(page)).toHaveCount(0);
      server.heal();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(product(page)).toBeVisible();
      await server.stop();
    },
  );

  test('is that of a site without products, too', { tag: '@long' }, async ({ page }) => {
    const system = await startSwapSystem([]);
    system.answer('/xuanfei/xuanfeilist', successWith([]));
    await expect
      .poll(() => fetch(system.address).then((answer) => answer.text()))
      .toContain('No products yet');
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const goOn = await openHeld(page, `${system.address}/`);
    await expect(page.getByText('No products yet')).toBeVisible();
    const drawn = await page.getByText('No products yet').elementHandle();
    goOn();
    await expect(page.getByRole('tabpanel').locator('svg path').first()).toBeVisible();
    expect(await drawn!.evaluate((element) => element.isConnected)).toBe(true);
    expect(errors).toEqual([]);
    await system.stop();
  });
});
