import { expect, test } from '@playwright/test';
import { highlights, popup, withoutPopup } from '../support/home';
import { mainAddress } from '../support/ports';
import { setSite } from '../support/siteSettings';
import { visit } from '../support/visit';

test.describe('what the operator switches', () => {
  test.afterEach(() =>
    setSite({
      ...{ shows_banners: true, shows_popup: true, login_first: false },
      ...{ support_enabled: false, support_url: '' },
    }),
  );

  test('without banners Home stands in its other form (D20), and without the popup nothing opens', async ({
    page,
  }) => {
    await setSite({ shows_banners: false, shows_popup: false });
    await page.goto(`${mainAddress}/`);
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect(page.getByRole('marquee', { name: 'Notice' })).toBeVisible();
    await expect(highlights(page)).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await expect(popup(page)).toHaveCount(0);
  });

  test('the support button is there only with support on, and opens it in a new tab (HOME-10, D41)', async ({
    page,
    browser,
  }) => {
    await withoutPopup(page);
    await visit(page, '/Home');
    await expect(page.getByText('Ember carafe')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveCount(0);

    await setSite({ support_enabled: true, support_url: 'https://support.example/chat' });
    const fresh = await browser.newPage();
    await withoutPopup(fresh);
    await visit(fresh, '/Home');
    const support = fresh.getByRole('link', { name: 'Customer service' });
    await expect(support).toHaveAttribute('href', 'https://support.example/chat');
    await expect(support).toHaveAttribute('target', '_blank');
    await expect(support).toHaveAttribute('rel', /noopener/);
    await fresh.close();
  });

  test('a closed site leads visitors to a login without a way back (scenario 2, HOME-12, AUTH-05)', async ({
    page,
  }) => {
    await setSite({ login_first: true });
    for (const path of ['/Home', '/girls', '/Game', '/Video', '/Notice']) {
      await page.goto(`${mainAddress}/#${path}`);
      await expect(page, path).toHaveURL(/#\/Login/);
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
      await page.goto('about:blank');
    }
  });
});
