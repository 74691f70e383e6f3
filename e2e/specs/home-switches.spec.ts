import { expect, test } from '@playwright/test';
import { highlights, popup, withoutPopup } from '../support/home';
import { mainAddress } from '../support/ports';
import { setSite, setSupport } from '../support/siteSettings';
import { visit } from '../support/visit';

test.describe('what the operator switches', () => {
  test.afterEach(async () => {
    await setSite('startPage', { showsBanners: true, showsPopup: true });
    await setSite('access', { loginFirst: false });
    await setSupport({ enabled: true, url: '' });
  });

  test(
    'without banners Home stands in its other form (D20), and without the popup nothing opens',
    { tag: '@long' },
    async ({ page }) => {
      await setSite('startPage', { showsBanners: false, showsPopup: false });
      await page.goto(`${mainAddress}/`);
      await expect(page.getByText('Ember carafe')).toBeVisible();
      await expect(page.getByRole('marquee', { name: 'Notice' })).toBeVisible();
      await expect(highlights(page)).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(4);
      await expect(popup(page)).toHaveCount(0);
    },
  );

  test(
    'the support button is there only with support on, and opens its address in a new tab, or the page of the app (HOME-10, D41)',
    { tag: '@long' },
    async ({ page, browser }) => {
      await setSupport({ enabled: false });
      await withoutPopup(page);
      await visit(page, '/Home');
      await expect(page.getByText('Ember carafe')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Customer service' })).toHaveCount(0);

      await setSupport({ enabled: true, url: 'https://support.example/chat' });
      const fresh = await browser.newPage();
      await withoutPopup(fresh);
      await visit(fresh, '/Home');
      const support = fresh.getByRole('link', { name: 'Customer service' });
      await expect(support).toHaveAttribute('href', 'https://support.example/chat');
      await expect(support).toHaveAttribute('target', '_blank');
      await expect(support).toHaveAttribute('rel', /noopener/);
      await fresh.close();

      await setSupport({ url: '' });
      const inside = await browser.newPage();
      await withoutPopup(inside);
      await visit(inside, '/Home');
      await inside.getByRole('link', { name: 'Customer service' }).click();
      await expect(inside).toHaveURL(/#\/ServicePage/);
      await inside.close();
    },
  );

  test('a closed site leads visitors to a login without a way back (scenario 2, HOME-12, AUTH-05)', async ({
    page,
  }) => {
    await setSite('access', { loginFirst: true });
    for (const path of ['/Home', '/girls', '/Game', '/Video', '/Notice']) {
      await page.goto(`${mainAddress}/#${path}`);
      await expect(page, path).toHaveURL(/#\/Login/);
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
      await page.goto('about:blank');
    }
  });
});
