import { expect, test } from '@playwright/test';
import { choose, gameNow, openGame, playAsNewMember, review, skipToDraw } from '../support/lottery';
import { mainAddress } from '../support/ports';
import { shortGame } from '../support/shortGame';
import { visit } from '../support/visit';

/** Milliseconds from a refresh by its button to its toast, measured in the page. */
async function msToToast(page: import('@playwright/test').Page): Promise<number> {
  const refresh = page.getByRole('button', { name: 'Refresh', exact: true });
  await refresh.focus();
  return refresh.evaluate(async (button: HTMLButtonElement) => {
    const startedAt = performance.now();
    button.click();
    while (![...document.querySelectorAll('p')].some(({ textContent }) => textContent === 'Refreshed'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - startedAt;
  });
}

test(
  'a member without orders is shown the way to the games (LOT-21)',
  { tag: '@long' },
  async ({ page, request }) => {
    const member = await playAsNewMember(page, request);
    await visit(page, '/GameRecord');
    await expect(page.getByText('You have no orders yet')).toBeVisible();
    await page.getByRole('link', { name: 'See the games' }).click();
    await expect(page).toHaveURL(/#\/Game$/);
    await openGame(page, member, { key: shortGame.key });
    await page.getByRole('tab', { name: 'Recent orders' }).click();
    await page.getByRole('button', { name: 'Place an order' }).click();
    await expect(page.getByRole('tab', { name: 'Place order', selected: true })).toBeVisible();
  },
);

test(
  'a won and a lost order are told alike by records, money log and report (scenario 14)',
  { tag: '@long' },
  async ({ page, request }) => {
    test.setTimeout(180_000);
    const member = await playAsNewMember(page, request);
    await openGame(page, member, { key: shortGame.key, seconds: 16 });
    const { next_expect: period } = await gameNow(member, shortGame.key);
    await choose(page, ['Big', 'Small'], '50');
    await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
    const orders = page.getByRole('article').filter({ hasText: period });
    await expect(orders.filter({ hasText: 'Unopened' }).getByRole('listitem')).toHaveCount(2);
    // Without a touch of the member: the round's end reloads the orders.
    await skipToDraw(page);
    await expect(orders.filter({ hasText: 'Won' })).toHaveCount(1);

    await visit(page, '/GameRecord');
    const colourOf = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((label) => getComputedStyle(label).color);
    await expect(page.getByText('Won', { exact: true })).toBeVisible();
    const green = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--m-color-success-text)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(await colourOf('Won')).toBe(green);
    expect(await colourOf('50.00 → 97.50 K')).toBe(green);
    expect(await colourOf('50.00 → 0.00 K')).not.toBe(green);

    await visit(page, '/Moneylog');
    await expect(page.getByText('-50.00')).toHaveCount(2);
    await expect(page.getByText('+97.50')).toHaveCount(1);
    expect(await member.balance()).toBe('997.50');
    expect(await member.call('GET', '/member/getPersonalreport')).toMatchObject({
      play_money: 100,
      win_money: 97.5,
    });
  },
);

test(
  'order records refresh by a pull, with a toast after 500 ms; the lottery after 200 ms (REP-02, LOT-22)',
  { tag: '@long' },
  async ({ page, request }) => {
    const member = await playAsNewMember(page, request);
    await openGame(page, member, { key: 'k3-3m', seconds: 30 });
    await choose(page, ['Big'], '10');
    await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    // A message is held for as long as the pointer is on it.
    await page.mouse.move(0, 0);
    expect(await msToToast(page)).toBeGreaterThanOrEqual(200);
    await visit(page, '/GameRecord');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('Refreshed', { exact: true })).toHaveCount(0, { timeout: 10_000 });
    expect(await msToToast(page)).toBeGreaterThanOrEqual(500);

    await expect(page.getByText('Refreshed', { exact: true })).toHaveCount(0, { timeout: 10_000 });
    const asked = page.waitForRequest((sent) => sent.url().includes('/getUserGameList'));
    const touch = await page.context().newCDPSession(page);
    const at = (y: number) => ({ touchPoints: [{ x: 195, y }] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(200) });
    for (let y = 220; y <= 460; y += 20)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await asked;
    await expect(page.getByText('Refreshed', { exact: true }).first()).toBeVisible();
  },
);

test('a shared address of the records asks a visitor to log in first (LOT-23)', async ({ page }) => {
  await page.goto(`${mainAddress}/#/GameRecord`);
  await expect(page).toHaveURL(/#\/Login/);
});
