import { expect, test } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { signInAsNewMember } from '../support/newMember';
import { operate } from '../support/operator';
import { tabBar } from '../support/tabs';
import { visit } from '../support/visit';

test('a message to one member is marked in the tab and in the list until it is seen (NOT-03, D61)', async ({
  page,
}, testInfo) => {
  const { username } = await signInAsNewMember(page);
  await visit(page, '/Mine');
  const tab = tabBar(page).getByRole('link', { name: /Messages/ });
  await expect(tab).toHaveAccessibleName('Messages');

  const file = testInfo.outputPath('message.json');
  const text = '<p>Your <b>card</b> is there.</p><script>document.title = "taken"</script>';
  writeFileSync(file, JSON.stringify({ en_us: { name: 'About your card', text } }));
  await operate('messages', 'send', username, file);
  await page.reload();
  await expect(tab).toHaveAccessibleName('New Messages');

  await tab.click();
  const entry = page.getByRole('listitem').filter({ hasText: 'About your card' });
  await expect(entry.getByRole('heading')).toHaveAccessibleName('New About your card');
  await expect(entry.locator('b')).toHaveText('card');
  await expect(tab).toHaveAccessibleName('Messages');
  await visit(page, '/Mine');
  await visit(page, '/Notice');
  await expect(entry.getByRole('heading')).toHaveAccessibleName('About your card');
  await expect(page).toHaveTitle('Messages');
});
