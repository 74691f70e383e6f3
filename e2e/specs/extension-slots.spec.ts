import { expect, test, type Page } from '@playwright/test';
import { callAs } from '../support/cardHolder';
import { letTimePass } from '../support/clock';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { copyBuild, type BuildCopy } from '../support/swap/copyBuild';
import { withLifecycle } from '../support/swap/faultyReleases';
import { whenToldTo } from '../support/swap/lateReleases';
import {
  askRegistry,
  expectPrepared,
  expectSamePage,
  goTo,
  markPage,
  sendReports,
} from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-lottery';

let system: SwapSystem;
let good: string;

test.beforeEach(async ({ page }) => {
  system = await startSwapSystem(['mfe-wallet', name]);
  const { version, buildId } = system.registry().document().remotes[name]!.active;
  good = `${version}+${buildId}`;
  await withoutPopup(page);
  await signInAsNewMember(page, system.address);
  await expect.poll(() => placeOrder(page)).toBe(200);
});
test.afterEach(() => system.stop());

/** Stakes 20.00 in two orders of a round that is not drawn yet. */
async function placeOrder(page: Page): Promise<number> {
  const { id: memberId } = (await callAs(page, '/member/getUserInfo')).data as { id: number };
  const { data } = await callAs(page, '/Lottery/getLotteryInfo?key=k3-5m');
  const game = data as { id: number; second: number; close_second: number; next_expect: string };
  if (game.close_second < 2) await letTimePass(page, game.second);
  const order = { item: 'bi,sm', money: '10', lid: String(game.id), mid: String(memberId) };
  return (await callAs(page, '/game/placeOrder', { ...order, expect: game.next_expect })).code;
}

/** What the lottery adds to the report, which the wallet shows. */
const openStakes = (page: Page) => page.getByRole('link', { name: 'Waiting for the draw' });
const extension = (page: Page) => page.locator('[data-release] [data-release][data-mounted]');

async function openReport(page: Page): Promise<void> {
  await goTo(page, '/Personalreport', 'Personal report');
  await expect(page.getByText('Winning amount', { exact: true })).toBeVisible();
}

const failuresOf = async (page: Page, id: string) => {
  await sendReports(page);
  return system.reports
    .flatMap(({ releases }) => releases)
    .filter(({ releaseId }) => releaseId === id)
    .flatMap(({ failures }) => failures.map(({ phase }) => phase));
};

async function activate(buildId: string, change: (copy: BuildCopy) => void, forced = false): Promise<string> {
  const copy = copyBuild(name, buildId);
  change(copy);
  copy.seal();
  const id = await system.publish(copy);
  await system.activate(name, id, { forced });
  return id;
}

/** Of the long form. */
const long = { tag: '@long' };

test(
  'the lottery adds the stakes that wait for their draw to the wallet’s report, and leads to them',
  long,
  async ({ page }) => {
    await visit(page, '/Personalreport', system.address);
    await expect(openStakes(page)).toContainText('2 orders, 20.00');
    await expect(extension(page)).toHaveAttribute('data-release', good);
    await openStakes(page).click();
    await expect(page).toHaveURL(/#\/GameRecord$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Order records' })).toBeVisible();
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(2);
  },
);

for (const { way, body, phase } of [
  { way: 'throws', body: `throw new Error('broken');`, phase: 'mount' },
  { way: 'is never mounted', body: 'await new Promise(() => {});', phase: 'mount' },
])
  test(
    `an extension that ${way} shows nothing and is told of; the one of the release before takes its place, and the report goes on`,
    long,
    async ({ page }) => {
      const broken = await activate(
        'broken',
        withLifecycle('mount', `if (props.extension) { ${body} } return theirs.mount(props);`),
      );
      await visit(page, '/Personalreport', system.address);
      await markPage(page);
      await expect(page.getByText('Winning amount', { exact: true })).toBeVisible();
      await expect.poll(() => failuresOf(page, broken)).toEqual([phase]);
      await expect(openStakes(page)).toContainText('2 orders, 20.00');
      await expect(extension(page)).toHaveAttribute('data-release', good);

      await goTo(page, '/Game', 'Hot picks');
      await expect(page.locator('[data-release]:not([hidden])')).toHaveAttribute('data-release', broken);
      await openReport(page);
      await expect(extension(page)).toHaveAttribute('data-release', good);
      await expectSamePage(page);
    },
  );

test('an error that an extension leaves to nobody is told under its own release', long, async ({ page }) => {
  const late = await activate('late', whenToldTo(`throw new Error('too late');`));
  await visit(page, '/Personalreport', system.address);
  await expect(extension(page)).toHaveAttribute('data-release', late);
  await page.waitForFunction(() => performance.getEntriesByName('members:watch').length > 0);
  await page.evaluate(() => window.dispatchEvent(new Event('now')));
  await expect.poll(() => failuresOf(page, late)).toEqual(['run']);
  await expect(openStakes(page)).toBeVisible();
});

test(
  'a release that is rolled back leaves the slot with the next screen, or at once where that is forced',
  long,
  async ({ page }) => {
    await visit(page, '/Personalreport', system.address);
    await markPage(page);
    await expect(extension(page)).toHaveAttribute('data-release', good);

    const next = await activate('next', () => undefined);
    await expectPrepared(page, next);
    await expect(extension(page)).toHaveAttribute('data-release', good);
    await goTo(page, '/Notice', 'Messages');
    await openReport(page);
    await expect(extension(page)).toHaveAttribute('data-release', next);

    await system.activate(name, good, { forced: true });
    await askRegistry(page);
    await expect(extension(page)).toHaveAttribute('data-release', good);
    await expect(openStakes(page)).toContainText('2 orders, 20.00');
    await expectSamePage(page);
  },
);
