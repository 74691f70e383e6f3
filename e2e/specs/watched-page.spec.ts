import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { copyBuild } from '../support/swap/copyBuild';
import { withLifecycle } from '../support/swap/faultyReleases';
import { expectRelease, expectSamePage, goTo, markPage, sendReports } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-catalogue';
const tabs = (page: Page) => page.getByRole('navigation').getByRole('link');

interface LateRelease {
  /** What it does once it has stood on screen for longer than the gate watches it. */
  does: string;
  body: string;
  /** What the registry is told. */
  told: string;
  /** Whether it is taken away for it. */
  hurts: boolean;
  everyRun?: true;
}

const lateReleases: readonly LateRelease[] = [
  { does: 'empties the page', body: 'document.body.replaceChildren();', told: 'It has emptied the page.', hurts: true, everyRun: true }, // oxfmt-ignore
  { does: 'removes the tab bar', body: "document.querySelector('nav').remove();", told: 'The tab bar is gone.', hurts: true }, // oxfmt-ignore
  { does: 'hides the tab bar', body: "document.querySelector('nav').style.display = 'none';", told: 'The tab bar is gone.', hurts: true }, // oxfmt-ignore
  { does: 'covers the tab bar', body: "const over = document.createElement('div'); over.style.cssText = 'position:fixed;inset:auto 0 0;height:90px;z-index:99999'; document.body.append(over);", told: 'The tab bar is out of reach.', hurts: true }, // oxfmt-ignore
  { does: 'makes the page deaf', body: "document.body.style.pointerEvents = 'none';", told: 'The tab bar is out of reach.', hurts: true }, // oxfmt-ignore
  { does: 'shows itself invisibly', body: "props.domElement.style.opacity = '0';", told: 'It shows nothing.', hurts: true }, // oxfmt-ignore
  { does: 'throws', body: "throw new Error('too late');", told: 'too late', hurts: false, everyRun: true },
  { does: 'rejects', body: "void Promise.reject(new Error('too late'));", told: 'too late', hurts: false },
  { does: 'holds the page up', body: 'for (const until = Date.now() + 1_500; Date.now() < until; );', told: 'It held the page up for 1.5 s.', hurts: false }, // oxfmt-ignore
  { does: 'does what the policy forbids', body: "void fetch('https://elsewhere.test/').catch(() => {});", told: 'The page’s policy refuses it: connect-src', hurts: false }, // oxfmt-ignore
];

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
      withLifecycle(
        'mount',
        `await theirs.mount(props); addEventListener('now', () => setTimeout(() => { ${body} }));`,
      )(build);
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

  test('takes long to answer a press, and tells how long', async ({ page }) => {
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
