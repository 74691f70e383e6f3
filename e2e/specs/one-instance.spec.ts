import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { logIn, visit } from '../support/visit';

declare global {
  interface Window {
    reactRenderers: number;
  }
}

test('shell and all remotes share one React and one api client (OWN-07)', async ({ page }) => {
  await withoutPopup(page);
  await page.addInitScript(() => {
    window.reactRenderers = 0;
    // Every instance of React registers itself at this hook.
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => (window.reactRenderers += 1),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
  const instances = () =>
    page.evaluate(() => ({
      react: window.reactRenderers,
      apiClient: performance.getEntriesByName('members:api-client').length,
    }));

  await logIn(page);
  const mounted: string[] = [];
  for (const path of ['/Mine', '/Game', '/Video', '/girls', '/Moneylog']) {
    await page.evaluate((to) => (window.location.hash = `#${to}`), path);
    await expect(page).toHaveURL(new RegExp(`#${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    mounted.push(
      ...(await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => /remotes\/(mfe-[a-z]+)\//.exec(name)?.[1] ?? '')
          .filter(Boolean),
      )),
    );
  }
  expect([...new Set(mounted)].sort()).toEqual([
    'mfe-account',
    'mfe-catalogue',
    'mfe-lottery',
    'mfe-video',
    'mfe-wallet',
  ]);
  expect(await instances()).toEqual({ react: 1, apiClient: 1 });
  await visit(page, '/Home');
});
