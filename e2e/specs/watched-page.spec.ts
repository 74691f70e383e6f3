import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { copyBuild } from '../support/swap/copyBuild';
import { withLifecycle } from '../support/swap/faultyReleases';
import { lateReleases, whenToldTo } from '../support/swap/lateReleases';
import { expectRelease, expectSamePage, goTo, markPage, sendReports } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-catalogue';
const tabs = (page: Page) => page.getByRole('navigation').getByRole('link');

let system: SwapSystem;
let goodRelease: string;

/** Every failure of a release that pages have told. */
const toldOf = (id: string) =>
  system.reports
    .flatMap(({ releases }) => releases)
    .filter(({ releaseId }) => releaseId === id)
    .flatMap(({ failures }) => failures);

test.describe('a page notices a release that, long after it was mounted,', () => {
  test.beforeAll(async () => {
    system = await startSwapSystem([name]);
    const { active } = system.registry().document().remotes[name]!;
    goodRelease = `${active.version}+${active.buildId}`;
  });
  test.afterAll(() => system.stop());

  for (const [index, { does, body, told, hurts, everyRun }] of lateReleases.entries())
    test(does, everyRun ? {} : { tag: '@long' }, async ({ page }) => {
      const build = copyBuild(name, `late${index}`);
      whenToldTo(body)(build);
      const id = await system.publish(build);
      await system.activate(name, id);
      await withoutPopup(page);
      await visit(page, '/girls', system.address);
      await expectRelease(page, id);
      await markPage(page);
      // The watch begins in the first quiet moment.
      await page.waitForFunction(() => performance.getEntriesByName('members:watch').length > 0);
      await page.evaluate(() => window.dispatchEvent(new Event('now')));
      await expect
        .poll(
          async () => {
            await sendReports(page);
            return toldOf(id).map(({ phase, message }) => `${phase}: ${message}`);
          },
          { timeout: 30_000 },
        )
        .toEqual([`run: ${told}`]);
      await expectRelease(page, hurts ? goodRelease : id);
      await expectSamePage(page);
      await expect(tabs(page)).toHaveCount(5);
      await tabs(page).filter({ hasText: 'Home' }).click();
      await expect(page).toHaveURL(/#\/Home$/);
      await goTo(page, '/girls');
      await expectRelease(page, hurts ? goodRelease : id);
      await system.activate(name, goodRelease);
    });

  test('takes long to answer a press, and tells how long', { tag: '@long' }, async ({ page }) => {
    const build = copyBuild(name, 'slow');
    const hold =
      "addEventListener('click', () => { for (const until = Date.now() + 250; Date.now() < until; ); });";
    withLifecycle('mount', `await theirs.mount(props); props.domElement.${hold}`)(build);
    const id = await system.publish(build);
    await system.activate(name, id);
    await withoutPopup(page);
    await visit(page, '/girls', system.address);
    await expectRelease(page, id);
    await page.waitForFunction(() => performance.getEntriesByName('members:watch').length > 0);
    const heading = page.getByRole('heading', { level: 1 });
    for (let press = 0; press < 5; press += 1) await heading.click();
    const vitals = () =>
      system.reports
        .flatMap(
          ({ releases }) => releases as readonly { releaseId: string; vitals?: Record<string, number> }[],
        )
        .flatMap(({ releaseId, vitals: told }) => (releaseId === id && told ? [told] : []));
    await expect
      .poll(() => vitals().find(({ press }) => press !== undefined)?.press, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(250);
    await system.activate(name, goodRelease);
  });

  test('throws, and says where', { tag: '@long' }, () => {
    const [failure]: { message: string; stack?: string }[] = system.reports
      .flatMap(({ releases }) => releases)
      .flatMap(({ failures }) => failures)
      .filter(({ message }) => message === 'too late');
    expect(failure?.stack).toMatch(/^at .*\/remotes\/mfe-catalogue\/.*remoteEntry\.js:\d+:\d+/);
  });
});
