import { expect, test, type Page } from '@playwright/test';
import {
  choose,
  gameNow,
  hasShown,
  openGame,
  playAsNewMember,
  review,
  roundOn,
  skip,
  skipToClose,
  skipToDraw,
  timeToBet,
  messageShown,
  withoutStreams,
  type PlayingMember,
} from '../support/lottery';
import { letServerTimePass } from '../support/clock';
import { shortGame } from '../support/shortGame';

const placing = '**/api/game/placeOrder';
let member: PlayingMember;

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(150_000);
  member = await playAsNewMember(page, request);
});

test.describe('the end of a round (scenario 12)', () => {
  test('closes bets ten seconds before, reloads five reads at zero and shows the new result (LOT-17, D26b)', async ({
    page,
  }) => {
    await withoutStreams(page);
    await openGame(page, member, { key: shortGame.key, seconds: 16 });
    const { next_expect: period } = await gameNow(member, shortGame.key);
    await choose(page, ['Big'], '7');
    const receipt = await review(page);
    const closed = hasShown(receipt, 'button:disabled', 'Bets closed');
    await skipToClose(page);
    await closed;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await receipt.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(receipt).toBeHidden();
    await skipToDraw(page);
    await expect(page.getByText(`Last · ${period.slice(-4)}`)).toBeVisible();
    // Where another read tells of the draw first, those that it does not tell of follow.
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining([
          '/api/member/getUserInfo',
          '/api/Lottery/getLotteryInfo',
          '/api/Lottery/getLotteryOneList',
          '/api/system/config',
          '/api/Lottery/getLotteryPeilv',
        ]),
      );
    await expect(page.getByRole('button', { name: /^Big\b/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('1 order, 7 K')).toBeVisible();

    await page.getByRole('button', { name: 'Results and verify' }).click();
    const results = page.getByRole('dialog', { name: 'Recent results' });
    const newest = results.getByRole('listitem').first();
    await expect(newest).toContainText(`Period ${period}`);
    await expect(newest.getByRole('img', { name: /^[1-6], [1-6], [1-6]$/ })).toBeVisible();
    for (const row of await results.getByText(/^Sum \d+ · /).allInnerTexts()) {
      const [, sum, size] = /^Sum (\d+) · (\w+)/.exec(row) ?? [];
      expect(size, row).toBe(Number(sum) > 10 ? 'Big' : 'Small');
    }
  });

  test(
    'tells of the draw once, while the countdown shows 59 (LOT-18, D25)',
    { tag: '@long' },
    async ({ page }) => {
      // A page that is too busy for one 59 has the next a minute later.
      await openGame(page, member, { key: 'k3-5m' });
      const { next_expect: period } = await gameNow(member, 'k3-5m');
      const message = page.getByText(`Lottery success: ${period}`, { exact: true });
      await page.evaluate((text) => {
        const seen = new Set<string>();
        new MutationObserver(() => {
          if (document.body.innerText.includes(text))
            seen.add(document.querySelector('[role=timer]')?.textContent ?? '');
          document.body.dataset.shownAt = [...seen].join();
        }).observe(document.body, { subtree: true, childList: true });
      }, `Lottery success: ${period}`);
      await skipToDraw(page);
      const messageShownAt = async () => {
        const seen = await page.locator('body').getAttribute('data-shown-at');
        const { period: shown = period, toDraw = 0 } = (await roundOn(page)) ?? {};
        const seconds = toDraw % 60;
        if (!seen && shown !== period && seconds < 58) await skip(page, seconds - 1);
        return seen;
      };
      await expect.poll(messageShownAt, { timeout: 45_000 }).toMatch(/:5\d/);
      await expect(message).toHaveCount(0);
      expect((await messageShownAt())?.split(',')[0]).toMatch(/^0[0-4]:5\d$/);
    },
  );
});

test.describe('late orders and closed games (scenario 13)', () => {
  test('an order that arrives after the close is refused, debits nothing and stays chosen', async ({
    page,
  }) => {
    await openGame(page, member, { key: shortGame.key, seconds: 16 });
    await choose(page, ['Double'], '25');
    const receipt = await review(page);
    await page.route(placing, async (route) => {
      const closed = hasShown(receipt, 'button', 'Bets closed');
      await skipToClose(page);
      await closed;
      await letServerTimePass(2);
      await route.continue();
    });
    await receipt.getByRole('button', { name: /^Submit/ }).click();
    await expect(messageShown(page, 'Period closed')).toBeVisible();
    expect(await member.balance()).toBe('1,000.00');
    expect(await member.call('GET', '/member/getUserGameList')).toEqual([]);
    await expect(receipt.getByText('1 x 25 = 25')).toBeVisible();
  });
});

test.describe('the countdown follows the server', { tag: '@long' }, () => {
  const shown = async (page: Page) => {
    const [, minutes, seconds] = /^(\d\d):(\d\d)$/.exec(await page.getByRole('timer').innerText()) ?? [];
    return minutes === undefined ? NaN : Number(minutes) * 60 + Number(seconds);
  };
  /** Seconds between the countdowns of screen and server, up to one of which is the time between the two readings. */
  const difference = async (page: Page, key: string) => {
    const [onScreen, { second }] = [await shown(page), await gameNow(member, key)];
    return Math.abs(onScreen - second);
  };
  /** Usually passes at once; a busy machine can delay one of the two readings. */
  const agrees = (page: Page, key: string) =>
    expect.poll(() => difference(page, key), { timeout: 3_000 }).toBeLessThanOrEqual(1);
  /** The other clocks of the page go on; this one is set. */
  const setClock = (page: Page, clock: 'system' | 'steady', byMs: number) =>
    page.evaluate(
      ([which, ms]) => {
        const target = which === 'system' ? Date : performance;
        const real = target.now.bind(target);
        target.now = () => real() + Number(ms);
      },
      [clock, byMs] as const,
    );

  for (const hours of [1, -1])
    test(`when the device's clock is set by ${hours} h, also after leaving and coming back`, async ({
      page,
    }) => {
      await openGame(page, member, { key: 'k3-3m' });
      await setClock(page, 'system', hours * 3_600_000);
      await page.waitForTimeout(1_500);
      await expect.poll(() => difference(page, 'k3-3m')).toBeLessThanOrEqual(1);
      await page.getByRole('button', { name: 'Back' }).click();
      await page.getByRole('link', { name: /3 min/ }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await agrees(page, 'k3-3m');
    });

  test('after a sleep in which the page stood still', async ({ page }) => {
    await withoutStreams(page);
    await openGame(page, member, { key: 'k3-3m' });
    await setClock(page, 'system', 40_000);
    await page.route('**/getLotteryInfo*', async (route) => {
      await page.waitForTimeout(1_500);
      await route.continue();
    });
    await expect(page.getByRole('timer')).toHaveText('--:--');
    await expect(page.getByRole('button', { name: 'Closed', exact: true })).toBeDisabled();
    await expect.poll(() => difference(page, 'k3-3m')).toBeLessThanOrEqual(2);
  });

  test('by asking again when a hidden page is shown', async ({ page }) => {
    await openGame(page, member, { key: 'k3-3m' });
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await setVisibility('hidden');
    const asked = page.waitForRequest((request) => request.url().includes('/getLotteryInfo'));
    await setVisibility('visible');
    await asked;
    await agrees(page, 'k3-3m');
  });

  test('without a network it counts to zero and stops; with one it goes on in the new period', async ({
    page,
    context,
  }) => {
    // The browser's own switch leaves an open stream alone: it would go on telling.
    await withoutStreams(page);
    await openGame(page, member, { key: shortGame.key });
    await timeToBet(page, 2);
    await context.setOffline(true);
    await skipToDraw(page);
    await expect(page.getByRole('timer')).toHaveText('00:00');
    await page.waitForTimeout(3_000);
    await expect(page.getByRole('timer')).toHaveText('00:00');
    await expect(page.getByRole('button', { name: 'Closed', exact: true })).toBeDisabled();
    await context.setOffline(false);
    await expect.poll(() => difference(page, shortGame.key), { timeout: 20_000 }).toBeLessThanOrEqual(1);
    const { next_expect: period } = await gameNow(member, shortGame.key);
    await expect(page.getByText(`Period ${period}, draw in`)).toBeVisible();
  });
});
