import { expect, test } from '@playwright/test';
import { seriousFindings } from '../support/seriousFindings';
import { logIn, visit } from '../support/visit';

/** Those of account and wallet have specs of their own, with what opens on them. */
const screens = {
  visitor: ['/Home', '/girls', '/Choose', '/Game', '/Video', '/Notice', '/Language', '/ServicePage', '/ServiceOnline'], // prettier-ignore
  member: [
    '/Home',
    '/Notice',
    '/Language',
    '/ServicePage',
    '/ServiceOnline',
    '/Lottery?key=k3-1m&id=1',
    '/GameRecord',
  ],
};

test('no screen has a serious accessibility finding, in light or dark mode', async ({ browser }) => {
  test.setTimeout(180_000);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => sessionStorage.setItem('members.popupSeen', '1'));
  const page = await context.newPage();
  for (const path of [...screens.visitor, 'log in', ...screens.member]) {
    if (path === 'log in') {
      await logIn(page);
      continue;
    }
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect.soft(await seriousFindings(page), path).toEqual([]);
  }
  await context.close();
});
