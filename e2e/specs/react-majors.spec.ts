import { expect, test } from '@playwright/test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOnReact18 } from '../support/buildOnReact18';
import { withoutPopup } from '../support/home';
import { askRegistry, comeBackTo, expectSamePage, goTo, markPage } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

/** Swaps to React 18, and as many back; `npm run test:swap` makes 100 of each. */
const swaps = Number(process.env.SWAPS ?? 12) / 2;
const name = 'mfe-lottery';
/** What React 18 may cost a page that asks for it, compressed. */
const mostBytes = 45 * 1024;

let system: SwapSystem;
let build: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  system = await startSwapSystem([name, 'mfe-account']);
  build = await buildOnReact18();
});
test.afterAll(async () => {
  await system.stop();
  rmSync(join(build, '..'), { recursive: true, force: true });
});

test(
  `the lottery goes to React 18 and back ${swaps} times in an open page, and all else stays on the shell’s`,
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(90_000 + swaps * 30_000);
    const { version, buildId } = system.registry().document().remotes[name]!.active;
    const onNineteen = `${version}+${buildId}`;
    const onEighteen = await system.publish({ directory: build });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    const earlierReact = new Map<string, number>();
    let isAskedFor = false;
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js') || new URL(response.url()).pathname.startsWith('/remotes')) return;
      const text = await response.text().catch(() => '');
      if (!/"18\.3\.1/.test(text) || /createHost|ModuleFederation/.test(text)) return;
      expect(isAskedFor).toBe(true);
      const sent = await response.request().sizes();
      earlierReact.set(response.url(), (earlierReact.get(response.url()) ?? 0) + sent.responseBodySize);
    });

    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    await markPage(page);
    for (let swap = 0; swap < swaps; swap += 1) {
      isAskedFor = true;
      await system.activate(name, onEighteen);
      await askRegistry(page);
      await comeBackTo(page, onEighteen);
      await goTo(page, '/Language');
      await system.activate(name, onNineteen);
      await askRegistry(page);
      await comeBackTo(page, onNineteen);
    }
    await expectSamePage(page);
    expect(faults).toEqual([]);
    const bytes = [...earlierReact.values()].reduce((sum, each) => sum + each, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(mostBytes);
    const { health } = await system.overview();
    expect(Object.values(health[name] ?? {}).reduce((sum, { failures }) => sum + failures, 0)).toBe(0);
  },
);
