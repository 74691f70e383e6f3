import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { choose, openGame, playAsNewMember, review, type PlayingMember } from '../support/lottery';
import { scrollPage } from '../support/scrollPage';
import { copyBuild } from '../support/swap/copyBuild';
import {
  comeBack,
  expectPrepared,
  expectRelease,
  expectSamePage,
  goTo,
  markPage,
  releaseOnScreen,
} from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-lottery';
let system: SwapSystem;
let builds = 0;

test.beforeAll(async () => {
  system = await startSwapSystem([name]);
});
test.afterAll(() => system.stop());
test.beforeEach(async ({ page }) => {
  system.heal();
  await withoutPopup(page);
});

async function publish(): Promise<string> {
  builds += 1;
  return system.publish(copyBuild(name, `m${builds}`));
}

const shown = async (page: Page) => (await releaseOnScreen(page).getAttribute('data-release')) ?? '';

/** How many bytes of a release's scripts and styles came over the line, and how many they are. */
const bytesOf = (page: Page, release: string) =>
  page.evaluate((id) => {
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name: address }) => address.includes(`/${id}/`)) as PerformanceResourceTiming[];
    const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
    return {
      came: sum(files.map(({ encodedBodySize }) => encodedBodySize)),
      are: sum(files.map(({ decodedBodySize }) => decodedBodySize)),
    };
  }, release);

/** A member at the lottery with an option chosen, while a newer release is ready. */
async function playBesideNewer(page: Page, member: PlayingMember, options = {}) {
  await openGame(page, member, { key: 'k3-5m', seconds: 25, address: system.address });
  const before = await shown(page);
  await markPage(page);
  await choose(page, ['Big'], '10');
  const next = await publish();
  await system.activate(name, next, options);
  return { before, next };
}

test.describe('members notice nothing of a new release', () => {
  test('it is there within seconds at the next navigation, without a reload, and all else stays as it was', async ({
    page,
    request,
  }) => {
    await playAsNewMember(page, request);
    await page.addInitScript(() => localStorage.setItem('members.language', 'es_spa'));
    await visit(page, '/Home', system.address);
    await markPage(page);
    await page.getByRole('tab').nth(3).click();
    await expect(page).toHaveURL(/tab=terms/);
    // As soon as the terms are long enough.
    await expect.poll(() => scrollPage(page, 240)).toBe(240);
    await goTo(page, '/Game');
    const before = await shown(page);

    const next = await publish();
    await system.activate(name, next);
    const activatedAt = Date.now();
    await expectRelease(page, before);
    await expect(async () => {
      await goTo(page, '/Notice');
      await goTo(page, '/Game');
      expect(await shown(page)).toBe(next);
    }).toPass({ intervals: [500] });
    const seconds = ((Date.now() - activatedAt) / 1000).toFixed(1);
    test.info().annotations.push({ type: 'activation to navigation', description: `${seconds} s` });
    await expectSamePage(page);
    const { came, are } = await bytesOf(page, next);
    test.info().annotations.push({ type: 'bytes of the release', description: `${came} for ${are}` });
    // As what it differs in from the release before, hashes of its files above all.
    expect(are).toBeGreaterThan(30_000);
    expect(came).toBeLessThan(1_500);

    while (!/#\/Home/.test(page.url())) await page.goBack();
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Términos');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);
    await expectSamePage(page);
  });

  test('it waits for an order on its way, and the order is placed once', async ({ page, request }) => {
    test.setTimeout(150_000);
    const member = await playAsNewMember(page, request);
    const { before, next } = await playBesideNewer(page, member);
    await expectPrepared(page, next);
    const receipt = await review(page);
    let letThrough = () => {};
    system.answer('/game/placeOrder', (_response, go) => void (letThrough = go));
    await receipt.getByRole('button', { name: /^Submit/ }).click();
    await goTo(page, '/Game', 'Hot picks');
    await comeBack(page);
    await expectRelease(page, before);
    letThrough();
    await expect(page.getByText(/^1 order placed/).first()).toBeVisible();
    // Who has left the lottery meanwhile is not led back to it.
    await expect(page).toHaveURL(/#\/Game$/);
    await expect.poll(() => member.balance()).toBe('990.00');
    await comeBack(page);
    await expectRelease(page, next);
    expect(await member.call('GET', '/member/getUserGameList')).toHaveLength(1);
    await expectSamePage(page);
  });

  test(
    'it waits while options are chosen, and comes when they are cleared',
    { tag: '@long' },
    async ({ page, request }) => {
      test.setTimeout(150_000);
      const member = await playAsNewMember(page, request);
      const { before, next } = await playBesideNewer(page, member);
      await expectPrepared(page, next);
      await goTo(page, '/GameRecord');
      await expectRelease(page, before);
      await goTo(page, '/Game', 'Hot picks');
      await expectRelease(page, next);
      await expectSamePage(page);
    },
  );

  test('forced by an operator it is there at once, whatever is chosen', async ({ page, request }) => {
    test.setTimeout(150_000);
    const member = await playAsNewMember(page, request);
    const { next } = await playBesideNewer(page, member, { forced: true });
    await expectRelease(page, next);
    await expect(page.getByRole('timer')).toBeVisible();
    await expectSamePage(page);
  });
});
