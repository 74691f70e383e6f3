import { expect, test, type Page } from '@playwright/test';
import { letTimePass } from '../support/clock';
import {
  choose,
  openGame,
  playAsNewMember,
  review,
  roundShown,
  skipToClose,
  type PlayingMember,
} from '../support/lottery';
import { seriousFindings } from '../support/seriousFindings';
import { shortGame } from '../support/shortGame';
import { visit } from '../support/visit';

const { key } = shortGame;
let member: PlayingMember;

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(150_000);
  member = await playAsNewMember(page, request);
});

/** Places 10 on each of two options of which one wins, and leaves the lottery shortly before the draw. */
async function betAndLeave(page: Page): Promise<void> {
  await openGame(page, member, { key, seconds: 16 });
  await choose(page, ['Big', 'Small'], '10');
  await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await skipToClose(page);
  const left = (await roundShown(page)).toDraw;
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Hot picks' })).toBeVisible();
  await letTimePass(page, left);
}

/** What the device of a member keeps who is practising. */
const practising = { on: true, balanceMinor: 100_000, open: [], ended: [] };

const messages = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const outcome = (page: Page) => messages(page).getByText('19.50 K of 20.00 came back');

test(
  'a round has an ending on another screen, told once, with the way to its proof (decision 96)',
  { tag: '@long' },
  async ({ page }) => {
    await betAndLeave(page);
    await expect(outcome(page)).toBeVisible({ timeout: 30_000 });
    const told = messages(page);
    await expect(told.getByText('20.00 → 19.50 K')).toBeVisible();
    await expect(told.getByRole('img', { name: /\d, \d, \d/ })).toBeVisible();
    const [toast, heading, tabs] = await Promise.all([
      outcome(page).boundingBox(),
      page.getByRole('heading', { name: 'Hot picks' }).boundingBox(),
      page.getByRole('navigation').boundingBox(),
    ]);
    expect(toast!.y).toBeGreaterThan(heading!.y + heading!.height);
    expect(toast!.y + toast!.height).toBeLessThan(tabs!.y);

    await told.getByRole('button', { name: 'Verify' }).click();
    const sheet = page.getByRole('dialog', { name: 'Verify' });
    await expect(sheet.getByText('Recomputed on your device: this result is right.')).toBeVisible();
    const reads = page.waitForResponse((response) => response.url().endsWith('/member/slips'));
    await page.reload();
    await (await reads).finished();
    await expect(sheet).toBeVisible();
    await expect(outcome(page)).toHaveCount(0);
  },
);

test(
  'order records show slips, open and settled apart, and the same again is confirmed first',
  { tag: '@long' },
  async ({ page }) => {
    await betAndLeave(page);
    await expect(outcome(page)).toBeVisible({ timeout: 30_000 });
    await visit(page, '/GameRecord');
    const slip = page.getByRole('region', { name: 'Settled' }).getByRole('article');
    await expect(slip).toHaveCount(1);
    await expect(slip).toContainText('20.00 → 19.50 K');
    // Who practises is told before the press and after it that this is about money (decision 97).
    await page.evaluate(([name, book]) => localStorage.setItem(name, book), [
      `mfe-lottery.practice.${member.id}`,
      JSON.stringify(practising),
    ] as const);
    await slip.getByRole('button', { name: 'Details' }).click();
    const details = page.getByRole('dialog', { name: shortGame.name });
    await expect(details.getByRole('listitem')).toHaveCount(2);
    await expect(details.getByRole('button', { name: 'Verify: Big' })).toBeVisible();
    await expect(details.getByText('This is an order for money: practice ends with it.')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await details.getByRole('button', { name: 'Same again' }).click();
    const receipt = page.getByRole('dialog', { name: 'Check your order' });
    await expect(receipt.getByText('1 x 10 = 10')).toHaveCount(2);
    await expect(
      receipt.getByText('Practice is over. This order is for money: 20 K from your balance.'),
    ).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    expect(await member.orderNumbers()).toHaveLength(2);
    // Where the round ends meanwhile, the other button says "Bets closed".
    await receipt.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('2 orders, 20 K')).toBeVisible();
  },
);
