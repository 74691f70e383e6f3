import { expect, test } from '@playwright/test';
import { languages } from '../../shared/contract/src';
import { signInAsNewMember } from '../support/newMember';
import { memberNumber, operateWith } from '../support/operator';
import { tabBar } from '../support/tabs';
import { visit } from '../support/visit';

test(
  'a message to one member is marked in the tab and in the list until it is seen (NOT-03, D61)',
  { tag: '@long' },
  async ({ page }) => {
    const { username } = await signInAsNewMember(page);
    await visit(page, '/Mine');
    const tab = tabBar(page).getByRole('link', { name: /Messages/ });
    await expect(tab).toHaveAccessibleName('Messages');

    const english = (text: string) =>
      Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? text : '']));
    await operateWith('send-broadcast', {
      aboutPlay: false,
      name: english('About your card'),
      text: english('Your card <b>is there</b>.'),
      audience: { memberIds: [await memberNumber(username)] },
    });
    // A running server tells it within seconds.
    await expect(async () => {
      await page.reload();
      await expect(tab).toHaveAccessibleName('New Messages', { timeout: 2_000 });
    }).toPass();

    await tab.click();
    const entry = page.getByRole('listitem').filter({ hasText: 'About your card' });
    await expect(entry.getByRole('heading')).toHaveAccessibleName('New About your card');
    await expect(entry.getByText('Your card <b>is there</b>.')).toBeVisible();
    await expect(tab).toHaveAccessibleName('Messages');
    await visit(page, '/Mine');
    await visit(page, '/Notice');
    await expect(entry.getByRole('heading')).toHaveAccessibleName('About your card');
    await expect(page).toHaveTitle('Messages');
  },
);
