import { test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { expectAccessible, press } from '../support/scenes';

test.beforeEach(({ page }) => withoutPopup(page));

/** Screens of account, wallet and catalogue, with the layers that open on them, have specs of their own. */
test.describe('in light and dark mode', () => {
  test('no screen of a visitor has a serious accessibility finding', async ({ page }) => {
    test.setTimeout(120_000);
    const paths = ['/Home', '/Game', '/Video', '/Notice', '/Language', '/ServicePage', '/ServiceOnline'];
    await expectAccessible(
      page,
      paths.map((path) => [path]),
    );
  });

  test('no screen of a game has a serious accessibility finding', async ({ page }) => {
    test.setTimeout(120_000);
    await signInAsNewMember(page);
    const lottery = '/Lottery?key=k3-1m&id=1';
    await expectAccessible(page, [
      [lottery],
      [`${lottery}&sheet=rules`],
      [`${lottery}&sheet=odds`],
      [lottery, press('Results and verify')],
      ['/GameRecord'],
    ]);
  });
});
