import { expect, test } from '@playwright/test';
import { cacheOf } from '../../shell/src/offline/caches';
import { withoutPopup } from '../support/home';
import { becomeInstalled } from '../support/installed';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

test.use({ serviceWorkers: 'allow' });

let system: SwapSystem;
test.beforeEach(async () => {
  system = await startSwapSystem(['mfe-account']);
});
test.afterEach(() => system.stop());

test(
  'the next start begins with the Home that the visit before has brought, without a network too (START-10, OFF-01)',
  { tag: '@long' },
  async ({ page }) => {
    const screen = page.getByRole('main');
    await withoutPopup(page);
    await visit(page, '/Home', system.address);
    await becomeInstalled(page, 'showcaseItems');
    const keptPages = () =>
      page.evaluate(async (name) => {
        const cache = await caches.open(name);
        return Promise.all((await cache.matchAll()).map((kept) => kept.text()));
      }, cacheOf.page);
    await expect
      .poll(async () => {
        await page.reload();
        return (await keptPages()).some((html) => /<template id="drawn-home"/.test(html));
      })
      .toBe(true);
    system.network(false);
    await page.context().setOffline(true);
    await page.goto('about:blank');
    await visit(page, '/', system.address);
    await expect(page.locator('#app')).toHaveAttribute('data-drawn', 'home');
    await expect(screen).toContainText('Ember carafe');
    await expect(page.getByText(/^No network\. Showing what was loaded at \d/)).toBeVisible();
    await screen.getByRole('tab', { name: 'Terms' }).click();
    await expect(screen.getByRole('tab', { name: 'Terms' })).toHaveAttribute('aria-selected', 'true');
  },
);
