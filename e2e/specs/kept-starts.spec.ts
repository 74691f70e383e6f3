import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { becomeInstalled } from '../support/installed';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

test.use({ serviceWorkers: 'allow' });

let system: SwapSystem;
test.beforeEach(async ({ page }) => {
  system = await startSwapSystem(['mfe-account', 'mfe-catalogue']);
  await withoutPopup(page);
});
test.afterEach(() => system.stop());

test(
  'a start with the worker asks it for no call and no file of the start (START-01, decision 45)',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/Home', system.address);
    await becomeInstalled(page, 'showcaseItems');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Ember carafe');
    const sources = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, workerFinalSourceType: source } = entry as PerformanceResourceTiming & {
          workerFinalSourceType?: string;
        };
        return { path: new URL(name).pathname, source };
      }),
    );
    const sourcesOf = (...starts: string[]) => [
      ...new Set(
        sources
          .filter(({ path }) => starts.some((each) => path.startsWith(each)))
          .map(({ source }) => source),
      ),
    ];
    expect(sourcesOf('/api/', '/registry.jws')).toEqual(['network']);
    expect(sourcesOf('/js/main.', '/js/react.', '/css/main.')).toEqual(['cache']);
  },
);
