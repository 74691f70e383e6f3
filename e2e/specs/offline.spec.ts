import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import { cacheOf } from '../../shell/src/offline/caches';
import { withoutPopup } from '../support/home';
import { becomeInstalled, expectKept, expectNotKept, keptAddresses, shellOf } from '../support/installed';
import { choose, openGame, playAsNewMember, review, messageShown } from '../support/lottery';
import { registerMember, signInAsNewMember } from '../support/newMember';
import { root } from '../support/root';
import { copyBuild } from '../support/swap/copyBuild';
import { copyShell, shellId } from '../support/swap/copyShell';
import { expectRelease, goTo, markPage } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

test.use({ serviceWorkers: 'allow' });

let system: SwapSystem;
test.beforeEach(async ({ page }) => {
  system = await startSwapSystem(['mfe-account', 'mfe-catalogue', 'mfe-lottery', 'mfe-video']);
  await withoutPopup(page);
});
test.afterEach(() => system.stop());

/** Simulates a phone without reception: no connection, and a browser that reports so. */
async function setNetwork(page: Page, on: boolean): Promise<void> {
  system.network(on);
  await page.context().setOffline(!on);
}

const strip = (page: Page) => page.getByText(/^No network\. Showing what was loaded at \d/);
const screen = (page: Page) => page.getByRole('main');
const offer = (page: Page) => page.getByRole('complementary', { name: 'New version' });

/** An installed app that has found a new shell. */
async function offerNewShell(page: Page): Promise<void> {
  await visit(page, '/Home', system.address);
  await becomeInstalled(page, 'siteInfo');
  await system.serveShell(copyShell('anewshell'));
  await page.reload();
  await expect(offer(page)).toContainText('A new version is ready');
}

test('an installed app starts without a network, and visited screens have their last data, marked as such (OFF-01)', async ({
  page,
}) => {
  await visit(page, '/Home', system.address);
  await expect(screen(page)).toContainText('Ember carafe');
  await becomeInstalled(page, 'showcaseItems');
  await goTo(page, '/Game', 'Hot picks');
  await expect(screen(page)).toContainText('3 min');
  await goTo(page, '/girls', 'Products');
  await expect(screen(page)).toContainText('Ember carafe');
  await expectKept(page, '/remotes/mfe-catalogue/');

  await setNetwork(page, false);
  await page.goto('about:blank');
  await visit(page, '/Home', system.address);
  await expect(screen(page)).toContainText('Ember carafe');
  await expect(strip(page)).toBeVisible();
  await goTo(page, '/Game', 'Hot picks');
  await expect(screen(page)).toContainText('3 min');
  await goTo(page, '/girls', 'Products');
  await expect(screen(page)).toContainText('Ember carafe');

  await goTo(page, '/Video');
  await expect(page.getByRole('alert')).toContainText('No network');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await setNetwork(page, true);
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeVisible();
  await expect(strip(page)).toBeHidden();
});

test(
  'who has signed in stays so on kept pages, without a network and after it (OFF-01, STATE-01, decision 91)',
  { tag: '@long' },
  async ({ page }) => {
    const { username, password } = await registerMember(page);
    await visit(page, '/Login', system.address);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/#\/Home/);
    expect(await page.evaluate(() => localStorage.getItem('members.tokensso'))).toMatch(/^p\./);
    await becomeInstalled(page, 'siteInfo');
    await visit(page, '/Mine', system.address);
    await expect(screen(page)).toContainText(username);
    await expectKept(page, '/member?');
    // A page that the worker has kept asks for its key, and so do two at once.
    await page.reload();
    await expect(screen(page)).toContainText(username);
    const second = await page.context().newPage();
    await withoutPopup(second);
    await Promise.all([page.reload(), visit(second, '/Mine', system.address)]);
    await expect(screen(second)).toContainText(username);
    await second.close();

    await setNetwork(page, false);
    await page.reload();
    await expect(screen(page)).toContainText(username);
    await expect(strip(page)).toBeVisible();
    // A page without its key starts again by itself once the server can be reached.
    const again = page.waitForEvent('framenavigated');
    await setNetwork(page, true);
    await again;
    await expect(screen(page)).toContainText(username);
    await expect(strip(page)).toBeHidden();
    await goTo(page, '/Setting', 'Settings');
    await page.getByRole('main').getByText('Devices').click();
    await expect(page.getByText('This device')).toBeVisible();
  },
);

test(
  'an order without a network says so and loses nothing chosen; sent again it is placed (OFF-04)',
  { tag: '@long' },
  async ({ page, request }) => {
    const member = await playAsNewMember(page, request);
    await openGame(page, member, { key: 'k3-5m', seconds: 40, address: system.address });
    await becomeInstalled(page, 'odds');
    await choose(page, ['Big'], '25');
    await setNetwork(page, false);
    const receipt = await review(page);
    await receipt.getByRole('button', { name: /^Submit/ }).click();
    await expect(messageShown(page, 'Network error, please try again')).toBeVisible();
    await expect(receipt).toContainText('25');
    await setNetwork(page, true);
    await receipt.getByRole('button', { name: /^Submit/ }).click();
    await expect(receipt).toBeHidden();
    expect(await member.balance()).toBe('975.00');
  },
);

test(
  'a new shell is offered: later keeps the one that runs, update takes it (OFF-08)',
  { tag: '@long' },
  async ({ page }) => {
    await offerNewShell(page);
    await offer(page).getByRole('button', { name: 'Later' }).click();
    await expect(offer(page)).toBeHidden();
    await goTo(page, '/Notice', 'Messages');
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shellOf(page)).toBe(shellId());

    await markPage(page);
    await offer(page).getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => shellOf(page).catch(() => null)).toBe('anewshell');
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    expect(await page.evaluate(() => 'stillThere' in window)).toBe(false);
    await expectNotKept(page, shellId());
  },
);

test(
  'a new shell is taken though the earlier one still waits for the network',
  { tag: '@long' },
  async ({ page, context }) => {
    await offerNewShell(page);
    await page.evaluate((pictures) => caches.delete(pictures), cacheOf.pictures);
    const held = new Set<string>();
    await context.route(/\/$|\/media\//, (route) => {
      if (!route.request().serviceWorker()) return route.continue();
      held.add(route.request().url().endsWith('/') ? 'page' : 'pictures');
    });
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => [...held].sort(), 'what the worker waits for').toEqual(['page', 'pictures']);
    await offer(page).getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => shellOf(page).catch(() => null)).toBe('anewshell');
  },
);

test(
  'a new shell that can’t be taken leaves the earlier one running, and is offered again',
  { tag: '@long' },
  async ({ page, context }) => {
    await offerNewShell(page);
    // A worker is at work for as long as one of its events lasts.
    await context
      .serviceWorkers()[0]!
      .evaluate(() =>
        self.addEventListener('message', (event) =>
          (event as unknown as { waitUntil(end: Promise<never>): void }).waitUntil(
            new Promise(() => undefined),
          ),
        ),
      );
    await offer(page).getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shellOf(page)).toBe(shellId());
    await expect(offer(page).getByRole('button', { name: 'Update' })).toBeEnabled();
  },
);

test(
  'a roll-back reaches an installed app at its start, and releases that are not listed are deleted (OFF-06, OFF-07)',
  { tag: '@long' },
  async ({ page }) => {
    const name = 'mfe-lottery';
    const active = () => {
      const { version, buildId } = system.registry().document().remotes[name]!.active;
      return `${version}+${buildId}`;
    };
    const first = active();
    await system.activate(name, await system.publish(copyBuild(name, 'broken')));
    const broken = active();
    await visit(page, '/Game', system.address);
    await expectRelease(page, broken);
    await becomeInstalled(page, 'games');
    await expectKept(page, `/remotes/${name}/${broken}/`);
    await page.goto('about:blank');

    await system.activate(name, first);
    await visit(page, '/Game', system.address);
    await expectRelease(page, first);

    await system.activate(name, await system.publish(copyBuild(name, 'mended')));
    await page.goto('about:blank');
    await visit(page, '/Game', system.address);
    await expectRelease(page, active());
    // Where it stood long enough to be the browser's last good one, it goes when the next one has done so.
    await expect(async () => {
      await page.reload();
      await expectNotKept(page, `/remotes/${name}/${broken}/`, { timeout: 5_000 });
    }).toPass();
    await expectKept(page, `/remotes/${name}/${active()}/`);
  },
);

test(
  'a form without a network loses nothing typed; logging out deletes what was kept of the member (OFF-02, OFF-04)',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsNewMember(page, system.address);
    await visit(page, '/Home', system.address);
    await becomeInstalled(page, 'siteInfo');
    await goTo(page, '/Mine');
    await expectKept(page, '/kept/member/');

    await goTo(page, '/Setname', 'Real name');
    await page.getByRole('textbox').fill('Lina Moreau');
    await setNetwork(page, false);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(messageShown(page, 'Network error, please try again')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('Lina Moreau');
    await setNetwork(page, true);

    await goTo(page, '/Setting', 'Setting');
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/#\/Login/);
    await expectNotKept(page, '/kept/member/');
    await expectKept(page, '/kept/public/');
  },
);

test(
  'taken back by the operator, the worker leaves the browser with all that was kept (OFF-09)',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/Home', system.address);
    await becomeInstalled(page, 'siteInfo');
    await system.serveShell(join(root, 'shell/dist'), { offline: false });
    await page.reload();
    // The browser looks for a newer worker when the page is at rest, some seconds after its start.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 40_000,
      })
      .toBe(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => keptAddresses(page)).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  },
);
