import { expect, test, type Page } from '@playwright/test';
import {
  choose,
  gameNow,
  openGame,
  playAsNewMember,
  skipToDraw,
  type PlayingMember,
} from '../support/lottery';
import { seriousFindings } from '../support/seriousFindings';

let member: PlayingMember;

test.beforeEach(async ({ page, request }) => {
  member = await playAsNewMember(page, request);
});

const options = (page: Page) =>
  page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: /\d/ });

/** Rows of options that stand whole between the bar at the top and the one at the bottom. */
const rowsInSight = async (page: Page) => {
  const foot = (await page.locator('[data-m-foot]').boundingBox())?.y ?? 0;
  const tiles = await options(page).evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.closest('form'))
      .map((button) => button.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top: Math.round(top), bottom })),
  );
  return new Set(tiles.filter(({ bottom }) => bottom <= foot).map(({ top }) => top)).size;
};

/** Pairs of a mark and a word of its option that touch. */
const touchedWords = (page: Page) =>
  options(page).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const mark = button.querySelector('svg')?.getBoundingClientRect();
      if (!mark) return [];
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const touched: string[] = [];
      for (let word = words.nextNode(); word; word = words.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(word);
        for (const { left, right, top, bottom, width } of range.getClientRects())
          if (width > 1 && left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top)
            touched.push(word.textContent ?? '');
      }
      return touched;
    }),
  );

/** Lines that the number of the period takes in the head. */
const linesOfPeriod = (page: Page, period: string) =>
  page
    .getByRole('main')
    .getByText(period, { exact: true })
    .first()
    .evaluate((element) => element.getClientRects().length, undefined, { timeout: 2_000 });

/** What the device keeps of practice after a round. */
const practised = {
  ...{ on: false, balanceMinor: 100_950, open: [] },
  ended: ['bi', 'sm'].map((type) => ({
    ...{ gameKey: 'k3-5m', period: '20261123-0391', type, stake: 10, odds: 1.95, dice: [5, 5, 2] },
    returnedMinor: type === 'bi' ? 1_950 : 0,
  })),
};

test(
  'a small phone shows three rows of options beside hero and stake bar, in practice too (LOT-07, LOT-09)',
  { tag: '@long' },
  async ({ page }) => {
    for (const language of process.env.LONG ? ['en_us', 'es_spa'] : ['es_spa'])
      for (const [width, height] of [
        [360, 640],
        [390, 664],
      ] as const) {
        const where = `${language} ${width}x${height}`;
        await page.setViewportSize({ width, height });
        await page.goto('about:blank');
        await page.addInitScript(
          ([chosen, name, book]) => {
            localStorage.setItem('members.language', chosen);
            localStorage.setItem(name, book);
          },
          [language, `mfe-lottery.practice.${member.id}`, JSON.stringify(practised)] as const,
        );
        await openGame(page, member, { key: 'k3-5m' });
        await expect(options(page).nth(19)).toBeAttached();
        await expect.poll(() => rowsInSight(page), where).toBeGreaterThanOrEqual(3);
        // Its round may end meanwhile.
        await expect(async () => {
          const { next_expect: period } = await gameNow(member, 'k3-5m');
          expect(await linesOfPeriod(page, period), where).toBe(1);
        }).toPass();
        await expect(page.getByRole('marquee'), where).toHaveCount(0);
        // In practice, its mark and the result of the last practice round stand above them too (decision 97).
        await page.getByRole('switch').click();
        await expect(page.getByText('0391: 1/')).toBeVisible();
        await expect.poll(() => rowsInSight(page), `${where}, practice`).toBeGreaterThanOrEqual(3);
        await page.getByRole('switch').click();
        for (const option of await options(page).all()) await option.click();
        expect(await touchedWords(page), where).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBe(width);
      }
  },
);

test(
  'stake and odds fit the smallest phone in the longest words (LOT-09, D30)',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const language of ['es_spa', 'ms_my']) {
      await page.goto('about:blank');
      await page.addInitScript((chosen) => localStorage.setItem('members.language', chosen), language);
      await openGame(page, member, { key: 'k3-5m' });
      const [placeholder, room] = await page.locator('form input').evaluate((input: HTMLInputElement) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return [pen.measureText(input.placeholder).width, input.clientWidth];
      });
      expect(placeholder, language).toBeLessThanOrEqual(room!);
      const linesOfNames = await page.locator('[role=tabpanel] button[aria-pressed]').evaluateAll((options) =>
        options.map((option) => {
          const name = document.createRange();
          name.selectNodeContents(document.createTreeWalker(option, NodeFilter.SHOW_TEXT).nextNode()!);
          return name.getClientRects().length;
        }),
      );
      expect(new Set(linesOfNames), language).toEqual(new Set([1]));
      await page.goto(`${page.url()}&sheet=odds`);
      const table = page.getByRole('dialog').getByRole('table');
      await expect(table.getByRole('row')).toHaveCount(21);
      const widths = await table.evaluate((element) => [
        element.getBoundingClientRect().width,
        element.parentElement!.clientWidth,
      ]);
      expect(widths[0], language).toBeLessThanOrEqual(widths[1]!);
    }
  },
);

test(
  'practice goes by the real draw, and nothing of it leaves the device (decision 97)',
  { tag: '@long' },
  async ({ page }) => {
    const placed: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === 'POST' && pathname.startsWith('/api/')) placed.push(pathname);
    });
    // Two looks for barriers come before the bet: a round of 30 s could end during them.
    const key = 'k3-3m';
    await openGame(page, member, { key, seconds: 90 });
    const { next_expect: period } = await gameNow(member, key);
    await choose(page, ['Big'], '7');
    await page.getByRole('switch', { name: 'Practice' }).click();
    const banner = page.getByRole('region', { name: 'Practice' });
    await expect(banner).toContainText('points, not money');
    // What was chosen for play is not taken over.
    await expect(page.getByRole('button', { name: /^Big\b/ })).toHaveAttribute('aria-pressed', 'false');
    placed.length = 0;
    await choose(page, ['Big', 'Small'], '10');
    await expect(page.getByText('1,000 points', { exact: true })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('form').getByRole('button', { name: 'Practice', exact: true }).click();
    const receipt = page.getByRole('dialog', { name: 'Check your practice bet' });
    expect(await seriousFindings(page)).toEqual([]);
    await receipt.getByRole('button', { name: /^Practice ·/ }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Waiting for the draw' })).toHaveCount(2);

    await skipToDraw(page);
    await expect(banner).toContainText(`${period.slice(-4)}: 1/2 matched, 19.50 points back`);
    const [result] = (await member.call('GET', '/Lottery/getLotteryOneList', { key })) as {
      expect: string;
      opencode: number[];
    }[];
    expect(result?.expect).toBe(period);
    const matched = page.getByRole('article').filter({ hasText: 'Matched ·' });
    await expect(matched.getByRole('img', { name: result?.opencode.join(', ') })).toBeVisible();

    // It stays over a reload, until the switch.
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    expect(placed).toEqual([]);
    expect(await member.call('GET', '/member/getUserGameList')).toEqual([]);
    expect(await member.balance()).toBe('1,000.00');
    await page.getByRole('switch', { name: 'Practice' }).click();
    await expect(banner).toHaveCount(0);
    await page.getByRole('tab', { name: 'Place order' }).click();
    await expect(page.getByText('Balance 1,000.00 K')).toBeVisible();
  },
);
