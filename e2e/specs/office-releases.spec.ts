import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOfficeOperator, openOffice, signIn, type OfficeOperator, type Work } from '../support/office';
import { releasesAddress } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { releases } from '../support/severalReleases';
import { startProgram } from '../support/system';

/** What the gate says of every release here, since it is given no browser. */
const noBrowser = 'No Chromium is there, so none of its routes was mounted.';

let system: { stop(): Promise<void> };
let directory: string;

test.beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'members-releases-'));
  const program = 'e2e/support/releasesSystem.ts';
  system = await startProgram(program, { RELEASES_DIR: directory }, releasesAddress);
});
test.afterAll(async () => {
  await system.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** A browser of its own in the office, at a path, with an operator signed in who decides about releases unless told. */
async function open(browser: Browser, path: string, who: Work | OfficeOperator = decides) {
  const page = await (await browser.newContext()).newPage();
  await openOffice(page, who, releasesAddress + path);
  return page;
}
const decides: Work = { rights: ['releases.change', 'audit.see'] };

const release = (page: Page, id: string) => page.getByRole('article', { name: `Release ${id}` });
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const runs = (page: Page) => page.getByRole('region', { name: 'Runs now', exact: true });
const rowOf = (page: Page, remote: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: remote, exact: true }) });
const newestEntry = (page: Page) => page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);
const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** The gate compiles what a release uses of the shell, in a process of its own: 3 s of a processor that nobody else wants. */
const gateDone = { timeout: 60_000 };

/** Opens the activation of a release, and gives a reason. */
async function fillActivation(page: Page, id: string, why: string) {
  await press(release(page, id), 'Activate');
  const activation = sheet(page, `Activate ${id}`);
  await activation.getByLabel('Why').fill(why);
  return activation;
}

test(
  'the address of before leads to the office, where one sign-in is for everything (OFC-100)',
  { tag: '@long' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${releasesAddress}/registry/`);
    await expect(page).toHaveURL(`${releasesAddress}/releases`);
    await signIn(page, await addOfficeOperator(decides));
    const remotes = page.getByRole('table', { name: 'Remotes' });
    await expect(remotes.getByRole('link', { name: /^mfe-/ })).toHaveCount(5);
  },
);

test('one button goes back to what ran before, with a reason that everybody can read', async ({
  browser,
}) => {
  const bea = await addOfficeOperator(decides);
  const page = await open(browser, '/releases', bea);
  const card = rowOf(page, 'mfe-video');
  await expect(card).toContainText(releases.running);
  await card.getByRole('button', { name: `Go back to ${releases.before}` }).click();

  const goBack = sheet(page, `Go back to ${releases.before}`);
  await expect(goBack.getByRole('region', { name: 'What members notice' })).toContainText(
    'at the member’s next navigation into mfe-video',
  );
  await goBack.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(goBack.getByLabel('Why')).toHaveAccessibleDescription(/^Say why/);
  await goBack.getByLabel('Why').fill('Videos stand still');
  await goBack.getByRole('button', { name: 'Go back', exact: true }).click();

  await expect(page.getByText(`${releases.before} runs again.`)).toBeVisible();
  await expect(card).toContainText(`${bea.name}, `);
  await expect(card).toContainText(`by ${bea.name}: “Videos stand still”`);
  await expect(card.getByRole('button')).toHaveCount(0);

  await card.getByRole('link', { name: 'mfe-video' }).click();
  await page.getByRole('link', { name: 'All that happened to mfe-video' }).click();
  await expect(newestEntry(page)).toContainText(bea.name);
  await expect(newestEntry(page)).toContainText(`Went back to ${releases.before}`);
  await expect(newestEntry(page)).toContainText(`${releases.running}${releases.before}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the whole log' }).click();
  expect((await download).suggestedFilename()).toBe('registry-log.jsonl');

  // The operator log has it too.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Operator log' }).click();
  const line = page.getByRole('row').filter({ hasText: 'release rolled back' }).first();
  await expect(line).toContainText(bea.name);
});

test(
  'a release is activated once what the gate found is set aside, one by one',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await open(browser, '/releases/mfe-account');
    const activation = await fillActivation(page, releases.next, 'Faster profile');
    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    const soft = activation.getByRole('checkbox', { name: noBrowser });
    await expect(soft).toHaveAccessibleDescription(/^Override this/, gateDone);
    await soft.check();
    await activation.getByRole('checkbox', { name: /^Force/ }).check();
    await expect(activation.getByRole('region', { name: 'What members notice' })).toContainText(
      'typed and not sent is lost',
    );
    await activation.getByRole('checkbox', { name: /^Force/ }).uncheck();
    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(runs(page)).toContainText(`${releases.next}`);
    await expect(runs(page)).toContainText(`It replaced ${releases.running}.`);
    await expect(newestEntry(page)).toContainText(noBrowser);
  },
);

test(
  'a release that the gate refuses can’t be activated by anybody, and the reason is said',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await open(browser, '/releases/mfe-catalogue');
    const activation = await fillActivation(page, releases.refused, 'Try it');
    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(activation.getByRole('alert')).toContainText('It has no texts in vn_vn.', gateDone);
    await expect(activation.getByRole('button', { name: 'Activate' })).toHaveCount(0);
    await activation.getByRole('button', { name: 'Close' }).last().click();
    await expect(release(page, releases.refused)).toContainText('Refused');
    await expect(runs(page)).toContainText(`${releases.running}`);
  },
);

test('a canary is started, grown and promoted', { tag: '@long' }, async ({ browser }) => {
  const page = await open(browser, '/releases/mfe-lottery');
  const next = release(page, releases.next);
  await next.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(next).toContainText('Needs an override', gateDone);
  await next.getByRole('button', { name: 'Start canary' }).click();
  const start = sheet(page, `Start a canary of ${releases.next}`);
  await expect(start).toContainText('About 5% of the members, always the same ones');
  await start.getByRole('checkbox', { name: noBrowser }).check();
  await start.getByLabel('Why').fill('New receipt');
  await start.getByRole('button', { name: 'Start canary' }).click();

  const canary = page.getByRole('region', { name: 'Canary', exact: true });
  await expect(canary).toContainText('few, 5% of the members');
  await expect(page.getByRole('region', { name: 'The last hour' }).getByRole('region')).toHaveCount(2);
  await canary.getByRole('button', { name: 'half 50%' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('It does well');
  await page.getByRole('dialog').getByRole('button', { name: 'Set step' }).click();
  await expect(canary).toContainText('half, 50% of the members');

  await canary.getByRole('button', { name: 'Promote to all' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('Everybody');
  await page.getByRole('dialog').getByRole('button', { name: 'Promote' }).click();
  await expect(canary).toBeHidden();
  await expect(runs(page)).toContainText(`${releases.next}`);
});

test(
  'of two operators at once the second is told what changed, and decides again',
  { tag: '@long' },
  async ({ browser }) => {
    const fay = await addOfficeOperator(decides);
    const gus = await addOfficeOperator(decides);
    const [first, second] = await Promise.all([
      open(browser, '/releases/mfe-wallet', fay),
      open(browser, '/releases/mfe-wallet', gus),
    ]);
    await release(second, releases.next).getByRole('button', { name: 'Check', exact: true }).click();
    await expect(release(second, releases.next)).toContainText('Needs an override', gateDone);
    const activation = await fillActivation(second, releases.next, 'Faster wallet');
    await activation.getByRole('checkbox', { name: noBrowser }).check();

    await first.getByRole('button', { name: `Go back to ${releases.before}` }).click();
    await first.getByRole('dialog').getByLabel('Why').fill('Amounts are cut off');
    await first.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click();
    await expect(runs(first)).toContainText(`${releases.before}`);

    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(activation.getByRole('alert')).toContainText('This has changed since you looked');
    await expect(activation.getByRole('alert')).toContainText(`${fay.name}: Went back to ${releases.before}`);
    await expect(activation.getByLabel('Why')).toHaveValue('Faster wallet');
    await activation.getByRole('button', { name: 'Activate all the same' }).click();
    await expect(runs(second)).toContainText(`${releases.next}`);
    await expect(runs(first)).toContainText(`${releases.next}`);
  },
);

test('the end of a session takes nothing of what is typed', { tag: '@long' }, async ({ browser }) => {
  const hana = await addOfficeOperator(decides);
  const page = await open(browser, '/releases/settings', hana);
  await page.getByLabel('Loads that a step needs before the next').fill('75');
  await page.getByRole('button', { name: 'Change rules' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('More certainty');
  // Ends it at the server, as its age would.
  await page.request.post(`${releasesAddress}/api/session/end`, { data: {} });

  await expect(page.getByLabel('One-time code')).toBeVisible();
  await signIn(page, hana);
  const change = sheet(page, 'Change the rules for canaries');
  await expect(change.getByLabel('Why')).toHaveValue('More certainty');
  await change.getByRole('button', { name: 'Change rules' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByLabel('Loads that a step needs before the next')).toHaveValue('75');
  await page.reload();
  await expect(page.getByLabel('Loads that a step needs before the next')).toHaveValue('75');
});

test('who may only look gets no buttons that change anything', { tag: '@long' }, async ({ browser }) => {
  const page = await open(browser, '/releases/mfe-catalogue', { rights: ['releases.see'] });
  await expect(runs(page)).toContainText(`${releases.running}`);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page.getByLabel('Loads that a step needs before the next')).toBeDisabled();
});

test(
  'a registry that can’t be reached is said, and the last state stays, with its time',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await open(browser, '/releases');
    const remotes = page.getByRole('table', { name: 'Remotes' }).getByRole('link', { name: /^mfe-/ });
    await expect(remotes).toHaveCount(5);
    await page.context().setOffline(true);
    await expect(page.getByText(/^The server can’t be reached\. This is how it was on/)).toBeVisible();
    await expect(remotes).toHaveCount(5);
    await page.context().setOffline(false);
    await expect(page.getByText(/This is how it was on/)).toBeHidden();
  },
);

test(
  'no screen has a serious accessibility finding or is too wide',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await open(browser, '/releases', { roles: ['owner'] });
    await page.setViewportSize({ width: 360, height: 640 });
    const look = async (what: string) => {
      expect.soft(await seriousFindings(page), what).toEqual([]);
      const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflowPx, `${what} is too wide`).toBeLessThanOrEqual(0);
    };
    for (const path of ['/releases', '/releases/history', '/releases/settings', '/releases/mfe-catalogue']) {
      await page.goto(releasesAddress + path);
      await expect(page.getByRole('table').last()).toBeVisible();
      await look(path);
    }
    await release(page, releases.next).getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('a decision');
  },
);
