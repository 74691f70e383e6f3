import { expect, test, type Browser } from '@playwright/test';
import { defaultCanarySettings } from '../../registry/src/log/canarySettings';
import { placeOf } from '../../shell/src/remotes/choose/chosenRelease';
import { withoutPopup } from '../support/home';
import { copyBuild, type BuildCopy } from '../support/swap/copyBuild';
import { withLifecycle } from '../support/swap/faultyReleases';
import { lateReleases, subtleReleases, whenToldTo } from '../support/swap/lateReleases';
import { releaseOnScreen, sendReports } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-catalogue';
const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;
const share = 0.05;
/** So few failures are enough here, each of a page that has to be opened. */
const settings = { ...defaultCanarySettings, failures: 4 };
const mostPages = 25;

let system: SwapSystem;

/** What pages with the active release tell: they load it, and a press takes 50 ms. */
async function activeDoesWell(): Promise<void> {
  const { version, buildId } = system.registry().document().remotes[name]!.active;
  const releaseId = `${version}+${buildId}`;
  const release = { name, releaseId, canary: false, loads: 10, mountMs: [], failures: [] };
  const body = JSON.stringify({ revision: 1, releases: [{ ...release, vitals: { press: 50 } }] });
  for (let report = 0; report < 12; report += 1)
    expect((await fetch(`${system.address}/registry/reports`, { method: 'POST', body })).status).toBe(204);
}

/** A member of the canary's share opens its screen, presses five times, and leaves. */
async function visitOf(browser: Browser, device: string): Promise<void> {
  const context = await browser.newContext();
  await context.addInitScript((id) => localStorage.setItem('members.device', id), device);
  const page = await context.newPage();
  await withoutPopup(page);
  await visit(page, '/girls', system.address);
  await expect(releaseOnScreen(page).first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('members:watch').length > 0);
  await page.evaluate(() => window.dispatchEvent(new Event('now')));
  for (let press = 0; press < 5; press += 1) await page.getByRole('heading', { level: 1 }).click();
  // The paint after the last press, and whatever comes half a second later.
  await page.waitForTimeout(1_800);
  await sendReports(page);
  await context.close();
}

test.describe('a canary is taken back by members’ pages that', () => {
  test.beforeAll(async () => {
    system = await startSwapSystem([name]);
    await system
      .registry()
      .change(by, ({ canarySettings: before }) => ({ kind: 'canarySettingsChanged', settings, before }));
  });
  test.afterAll(() => system.stop());

  const hostile: { does: string; build: (copy: BuildCopy) => void; why: RegExp }[] = [
    ...subtleReleases.map(({ body, ...release }) => ({
      ...release,
      build: withLifecycle('mount', `await theirs.mount(props); ${body}`),
    })),
    ...lateReleases
      .filter(({ hurts }) => !hurts)
      .map(({ does, body }) => ({
        does: `${does} late`,
        build: whenToldTo(body),
        why: /failures in run in /,
      })),
  ];
  for (const [index, { does, build, why }] of hostile.entries())
    test(does, { tag: '@long' }, async ({ browser }) => {
      test.setTimeout(180_000);
      const copy = copyBuild(name, `canary${index}`);
      build(copy);
      const releaseId = await system.publish(copy);
      await system
        .registry()
        .change(by, () => ({ kind: 'canaryStarted', name, releaseId, step: 'few', share }));
      await activeDoesWell();
      const device = Array.from({ length: 2_000 }, (_, n) => `device-${n}`).find(
        (each) => placeOf(copy.manifest.container, `device:${each}`) < share,
      )!;
      const stopped = () => system.registry().state().remotes[name]?.canary === null;
      for (let page = 0; page < mostPages && !stopped(); page += 1) await visitOf(browser, device);
      await expect.poll(stopped).toBe(true);
      const last = system.registry().log().at(-1)!;
      expect(last).toMatchObject({ actor: { name: 'canary' }, change: { kind: 'canaryStopped', releaseId } });
      expect(last.why).toMatch(why);
    });
});
