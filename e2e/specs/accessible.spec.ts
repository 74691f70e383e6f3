import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { expectAccessible, press, type Scene } from '../support/scenes';

test.beforeEach(({ page }) => withoutPopup(page));

/** Sheets of the lottery, by the buttons that open them. */
const sheets = {
  Rules: 'Rules',
  'Odds and returns': 'Odds and returns',
  'Results and verify': 'Recent results',
};

const opened = (button: string, title: string) => async (page: Page) => {
  await press(button)(page);
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};

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

  test('no screen of a game has a serious accessibility finding', { tag: '@long' }, async ({ page }) => {
    test.setTimeout(120_000);
    await signInAsNewMember(page);
    const lottery = '/Lottery?key=k3-1m&id=1';
    await expectAccessible(page, [
      [lottery],
      ...Object.entries(sheets).map(([button, title]): Scene => [lottery, opened(button, title)]),
      ['/GameRecord'],
    ]);
  });
});
