import { expect, test } from '@playwright/test';
import { letTimePass } from '../support/clock';
import { gameNow, openGame, playAsNewMember, messageShown, type PlayingMember } from '../support/lottery';
import { mainAddress, mainDataDirectory } from '../support/ports';
import { runStatement, shortGame } from '../support/shortGame';

let member: PlayingMember;

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(150_000);
  member = await playAsNewMember(page, request);
});

test.describe('what operators set in the game', () => {
  test(
    'shows digits and no dice where the operator hides them (LOT-06, D28)',
    { tag: '@long' },
    async ({ page }) => {
      await runStatement(mainDataDirectory(), 'UPDATE site SET shows_dice = false');
      try {
        await letTimePass(page, shortGame.roundSeconds);
        await expect.poll(async () => (await gameNow(member, shortGame.key)).now_expect).not.toBe('');
        await openGame(page, member, { key: shortGame.key });
        await page.getByRole('button', { name: 'Results and verify' }).click();
        const newest = page.getByRole('dialog', { name: 'Recent results' }).getByRole('listitem').first();
        await expect(newest.getByText(/^[1-6] [1-6] [1-6]$/)).toBeVisible();
        await expect(page.getByRole('img', { name: /^[1-6], [1-6], [1-6]$/ })).toHaveCount(0);
      } finally {
        await runStatement(mainDataDirectory(), 'UPDATE site SET shows_dice = true');
      }
    },
  );

  test('a closed game says so and leads back to the games (D34)', async ({ page }) => {
    const { id } = await gameNow(member, 'k3-5m');
    await runStatement(mainDataDirectory(), `UPDATE games SET open = false WHERE key = 'k3-5m'`);
    try {
      await page.goto(`${mainAddress}/#/Lottery?key=k3-5m&id=${id}`);
      await expect(messageShown(page, 'Please contact the administrator to request this task')).toBeVisible();
      await expect(page).toHaveURL(/#\/Game$/);
    } finally {
      await runStatement(mainDataDirectory(), `UPDATE games SET open = true WHERE key = 'k3-5m'`);
    }
  });
});
