import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { logIn, visit } from '../support/visit';

/** Counts the transitions in which a picture really moved from one screen to the other. */
const countMoves = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { moves: 0 });
    document.startViewTransition = (update) => {
      const transition = start(update);
      const moved = () => {
        if (
          document
            .getAnimations()
            .some(
              ({ effect }) =>
                effect instanceof KeyframeEffect && effect.pseudoElement?.includes('shared-picture'),
            )
        )
          Object.assign(window, { moves: moves() + 1 });
      };
      const moves = () => (window as unknown as { moves: number }).moves;
      void transition.ready.then(moved, () => undefined);
      return transition;
    };
  });

const moves = (page: Page) => page.evaluate(() => (window as unknown as { moves: number }).moves);

/** Goes somewhere and back until a picture has moved both ways: the first times code may still be on its way. */
async function expectMoves(page: Page, there: () => Promise<void>, back: () => Promise<void>) {
  await expect(async () => {
    const before = await moves(page);
    const moved = (times: number) => expect.poll(() => moves(page), { timeout: 1_000 }).toBe(before + times);
    await there();
    // Back in any case, for another try.
    await moved(1).catch(() => undefined);
    await back();
    await moved(2);
  }).toPass();
}

test.describe(
  'a picture that two screens share moves from one to the other (FIRST-06, decision 103)',
  { tag: '@long' },
  () => {
    test.beforeEach(async ({ page }) => {
      await withoutPopup(page);
      await countMoves(page);
      await logIn(page);
    });

    const openProduct = async (page: Page) => {
      await page.getByRole('link', { name: /Ember carafe/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Ember carafe' })).toBeVisible();
    };
    const goBack = async (page: Page, heading: string | RegExp) => {
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    };

    test('from Home to a profile of the catalogue, within it, to a player, and back; with less motion never', async ({
      page,
    }) => {
      await visit(page, '/Home');
      await expectMoves(
        page,
        () => openProduct(page),
        () => goBack(page, /Home/),
      );
      await visit(page, '/girls');
      await expectMoves(
        page,
        () => openProduct(page),
        () => goBack(page, 'Products'),
      );
      await visit(page, '/Video');
      await expectMoves(
        page,
        async () => {
          await page.locator('[data-shared^="video-"]').first().click();
          await expect(
            page.getByRole('region', { name: 'Video Player' }).or(page.locator('.video-js')),
          ).toBeVisible();
          await page.keyboard.press('Escape');
        },
        () => goBack(page, 'Video'),
      );

      await page.emulateMedia({ reducedMotion: 'reduce' });
      const before = await moves(page);
      await visit(page, '/girls');
      for (let time = 0; time < 3; time += 1) {
        await openProduct(page);
        await goBack(page, 'Products');
      }
      expect(await moves(page)).toBe(before);
    });
  },
);
