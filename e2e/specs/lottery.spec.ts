import { expect, test, type Page, type Request } from '@playwright/test';
import { holdRequests } from '../support/holdRequests';
import {
  choose,
  openGame,
  playAsNewMember,
  review,
  skipToClose,
  skipToDraw,
  messageShown,
  type PlayingMember,
} from '../support/lottery';
import { layoutShift, watchLayoutShift } from '../support/layoutShift';
import { shortGame } from '../support/shortGame';
import { visit } from '../support/visit';

const placing = '**/api/game/placeOrder';
let member: PlayingMember;

const ordersSent = (page: Page) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/game/placeOrder')) sent.push(request);
  });
  return sent;
};
const orders = async () => (await member.call('GET', '/member/getUserGameList')) as { status: number }[];

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(150_000);
  member = await playAsNewMember(page, request);
});

test.describe('placing an order (scenario 10)', () => {
  test('takes the whole balance for two options, once, however often submit is tapped', async ({ page }) => {
    const sent = ordersSent(page);
    await openGame(page, member, { key: 'k3-3m', seconds: 30 });
    await choose(page, ['Big', '11'], '500');
    await expect(page.getByRole('button', { name: /^Big\b/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('2 orders, 1,000 K')).toBeVisible();
    const receipt = await review(page);
    await expect(receipt.getByText('1 x 500 = 500')).toHaveCount(2);

    const answer = await holdRequests(page, placing);
    const submit = receipt.getByRole('button', { name: /^Submit/ });
    await submit.dblclick();
    await expect(submit).toBeDisabled();
    await submit.click({ force: true });
    answer();
    await expect(receipt).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Recent orders', selected: true })).toBeVisible();
    const slip = page.getByRole('article');
    await expect(
      slip.filter({ hasText: 'Unopened' }).filter({ hasText: 'Waiting for the draw' }),
    ).toHaveCount(1);
    await expect(slip.getByRole('listitem')).toHaveText([/^Big/, /^Sum 11/]);
    expect(sent).toHaveLength(1);
    expect(await member.balance()).toBe('0.00');
    await page.getByRole('tab', { name: 'Place order' }).click();
    await expect(page.getByText('Balance 0.00 K')).toBeVisible();
    await expect(page.getByText('0 orders, 0 K')).toBeVisible();
  });

  test('stamps it with the release that the game shows', { tag: '@long' }, async ({ page }) => {
    const sent = ordersSent(page);
    await openGame(page, member, { key: 'k3-3m', seconds: 30 });
    await choose(page, ['Small'], '1');
    await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    const release = sent[0]?.headers()['x-release'] ?? '';
    expect(release).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]+$/);
    await page.getByRole('button', { name: 'Odds and returns' }).click();
    await expect(page.getByRole('dialog').getByText(`Game release ${release}`)).toBeVisible();
  });

  test('places once where the answer is lost and the member tries again', async ({ page }) => {
    const sent = ordersSent(page);
    await openGame(page, member, { key: 'k3-3m', seconds: 30 });
    await choose(page, ['Single'], '100');
    const receipt = await review(page);
    await page.route(
      placing,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const submit = receipt.getByRole('button', { name: /^Submit/ });
    await submit.click();
    await expect(messageShown(page, 'Network error, please try again')).toBeVisible();
    await expect(receipt.getByText('1 x 100 = 100')).toBeVisible();
    await submit.click();
    await expect(receipt).toBeHidden();
    await expect(page.getByRole('article')).toHaveCount(1);
    expect(sent).toHaveLength(2);
    const keys = sent.map((request) => request.headers()['idempotency-key']);
    expect(keys[0]).toMatch(/\S{8,}/);
    expect(keys[1]).toBe(keys[0]);
    expect(await member.balance()).toBe('900.00');
    expect(await orders()).toHaveLength(1);
  });
});

test.describe('checks before an order (scenario 11, VAL-03 to VAL-06, D33)', () => {
  test('say what is missing in their order, call nothing and lose nothing', async ({ page }) => {
    const sent = ordersSent(page);
    await openGame(page, member, { key: 'k3-3m', seconds: 30 });
    const submit = page.getByRole('button', { name: 'Submit', exact: true });
    const stake = page.getByRole('textbox', { name: 'Stake' });
    await stake.fill('0');
    await submit.click();
    await expect(messageShown(page, 'wrong amount')).toBeVisible();
    await stake.fill('');
    await submit.click();
    await expect(messageShown(page, 'Please choose a number')).toBeVisible();
    await choose(page, ['Big', '11'], '');
    await submit.click();
    await expect(messageShown(page, 'Please enter an amount')).toBeVisible();
    await stake.fill('501');
    await submit.click();
    await expect(
      messageShown(page, 'insufficient balance, contact customer service to recharge'),
    ).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Check your order' })).toBeHidden();
    await expect(page.getByText('2 orders, 1,002 K')).toBeVisible();
    await expect(stake).toHaveValue('501');
    expect(sent).toEqual([]);
  });

  test(
    'the confirmation closes with its last option, and clearing empties it (LOT-14, LOT-15)',
    { tag: '@long' },
    async ({ page }) => {
      await openGame(page, member, { key: 'k3-3m', seconds: 30 });
      await choose(page, ['Big', '11'], '5');
      const receipt = await review(page);
      await receipt.getByRole('button', { name: 'Remove Big' }).click();
      await expect(receipt.getByText('1 x 5 = 5')).toHaveCount(1);
      await receipt.getByRole('button', { name: 'Remove Sum 11' }).click();
      await expect(receipt).toBeHidden();
      await expect(page.getByText('0 orders, 0 K')).toBeVisible();
      await choose(page, ['Small', '3'], '5');
      await (await review(page)).getByRole('button', { name: 'Clear all' }).click();
      await expect(receipt).toBeHidden();
      await expect(page.getByRole('button', { name: /^Small\b/ })).toHaveAttribute('aria-pressed', 'false');
    },
  );

  test(
    'a stake above the published limit is marked before, and refused when placed (D30)',
    { tag: '@long' },
    async ({ page }) => {
      await openGame(page, member, { key: shortGame.key, seconds: 16 });
      await choose(page, ['3'], '48');
      const receipt = await review(page);
      await expect(receipt.getByText('At most 47 K on this option')).toBeVisible();
      await receipt.getByRole('button', { name: /^Submit/ }).click();
      await expect(messageShown(page, 'Above the limit for this option: at most 47')).toBeVisible();
      await expect(receipt.getByText('1 x 48 = 48')).toBeVisible();
      expect(await member.balance()).toBe('1,000.00');
    },
  );
});

test(
  'the screen stands still while betting closes and a new round begins (LOT-05, START-06)',
  { tag: '@long' },
  async ({ page }) => {
    await watchLayoutShift(page);
    await openGame(page, member, { key: shortGame.key, seconds: 16 });
    const before = await layoutShift(page);
    await skipToClose(page);
    await expect(page.getByRole('button', { name: 'Closed', exact: true })).toBeDisabled();
    await skipToDraw(page);
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect((await layoutShift(page)) - before).toBeLessThan(0.001);
  },
);

test(
  'games stay where they are when their classes come late (GAME-05)',
  { tag: '@long' },
  async ({ page }) => {
    await watchLayoutShift(page);
    const answer = await holdRequests(page, '**/api/Lottery/itemlist');
    await page.goto('about:blank');
    await visit(page, '/Game');
    await expect(page.locator('main a[href*="#/Lottery"]').first()).toBeVisible();
    answer();
    await expect(page.getByRole('group', { name: 'Game classes' }).getByRole('button')).not.toHaveCount(1);
    expect(await layoutShift(page)).toBeLessThan(0.02);
  },
);
