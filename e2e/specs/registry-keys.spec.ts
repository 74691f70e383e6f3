import { expect, test, type Page } from '@playwright/test';
import { replaceKey } from '../../registry/src/log/openRegistryLog';
import { withoutPopup } from '../support/home';
import { becomeInstalled } from '../support/installed';
import { copyBuild } from '../support/swap/copyBuild';
import {
  askRegistry,
  comeBackTo,
  expectRelease,
  expectSamePage,
  markPage,
  sendReports,
} from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

test.use({ serviceWorkers: 'allow' });

const name = 'mfe-lottery';
const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;
let system: SwapSystem;
let builds = 0;

test.beforeEach(async ({ page }) => {
  system = await startSwapSystem([name]);
  await withoutPopup(page);
});
test.afterEach(() => system.stop());

/** Publishes a new build and makes it the active one. */
async function activateNext(): Promise<string> {
  builds += 1;
  const id = await system.publish(copyBuild(name, `k${builds}`));
  await system.activate(name, id);
  return id;
}

/** The reports of pages about documents that they refused. */
async function problems(page: Page): Promise<string[]> {
  await sendReports(page);
  return system.reports.flatMap(({ documents = [] }) => documents.map(({ problem }) => problem));
}

/** As an operator does it: with the registry stopped, in its directory. */
async function replaceLostKey(): Promise<void> {
  await system.killRegistry();
  await replaceKey(system.registry().directory, by);
  await system.startRegistry();
}

/** Starts the app anew, as from the home screen. */
async function start(page: Page): Promise<void> {
  await page.goto('about:blank');
  await visit(page, '/Game', system.address);
}

test(
  'pages follow to the next key without a reload, and an installed app at its start (SEC-12)',
  { tag: '@long' },
  async ({ page }) => {
    await start(page);
    await becomeInstalled(page, 'games');
    await markPage(page);
    for (let turn = 0; turn < 2; turn += 1) {
      await system.registry().rotateKey(by);
      const next = await activateNext();
      await comeBackTo(page, next);
    }
    await expectSamePage(page);

    await page.goto('about:blank');
    await system.registry().rotateKey(by);
    const latest = await activateNext();
    await start(page);
    await expectRelease(page, latest);
    expect(await problems(page)).toEqual([]);
  },
);

test(
  'a lost key: open pages run what they have and say so, the next load brings the new key, and installed apps have it a start later (SEC-12)',
  { tag: '@long' },
  async ({ page, browser }) => {
    const before = await activateNext();
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const tab = await context.newPage();
    await withoutPopup(tab);
    await start(tab);
    await start(page);
    await becomeInstalled(page, 'games');

    await replaceLostKey();
    const next = await activateNext();
    await askRegistry(tab);
    await expect.poll(() => problems(tab)).toEqual(['signature']);
    await expectRelease(tab, before);
    await expect.poll(async () => (await system.overview()).refusedDocuments.signature).toBeGreaterThan(0);
    await tab.reload();
    await expectRelease(tab, next);

    await expect(async () => {
      await start(page);
      await expectRelease(page, next);
    }).toPass();
    await context.close();
  },
);
