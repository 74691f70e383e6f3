import { expect, test, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOperator, openConsole, signIn } from '../support/consoleOperator';
import { releases } from '../support/consoleReleases';
import { consoleAddress } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { startProgram } from '../support/system';

/** What the gate says of every release here, since it is given no browser. */
const noBrowser = 'No Chromium is there, so none of its routes was mounted.';

let system: { stop(): Promise<void> };
let dataDirectory: string;

test.beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'members-console-'));
  system = await startProgram('e2e/support/consoleSystem.ts', { DATA_DIR: dataDirectory }, consoleAddress);
});
test.afterAll(async () => {
  await system.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

const release = (page: Page, id: string) => page.getByRole('article', { name: `Release ${id}` });
const sheet = (page: Page, title: string) => page.getByRole('dialog', { name: title });
const runs = (page: Page) => page.getByRole('region', { name: 'Running', exact: true });

/** Opens the activation of a release, sets aside what the gate found, and gives a reason. */
async function fillActivation(page: Page, id: string, why: string) {
  await release(page, id).getByRole('button', { name: 'Activate' }).click();
  const activation = sheet(page, `Activate ${id}`);
  await activation.getByLabel('Why').fill(why);
  return activation;
}

test('operators get in with password and one-time code, each code once, and out again', async ({
  page,
  browser,
}) => {
  const ana = await addOperator(dataDirectory, 'ana');
  await page.goto(`${consoleAddress}/registry/`);
  await signIn(page, ana, 'not the password');
  await expect(page.getByRole('alert')).toHaveText(/^Name, password or code is wrong/);
  await expect(page.getByLabel('Name')).toHaveValue('ana');
  await expect(page.getByLabel('One-time code')).toHaveValue('');

  const code = ana.code();
  await signIn(page, { ...ana, code: () => code });
  await expect(page.getByRole('heading', { level: 1, name: 'Remotes' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${consoleAddress}/registry/`);
  await signIn(other, { ...ana, code: () => code });
  await expect(other.getByRole('alert')).toHaveText(/^Name, password or code is wrong/);

  await page.getByRole('button', { name: 'Sign out ana' }).click();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
});

test('one button goes back to what ran before, with a reason that everybody can read', async ({
  browser,
}) => {
  const page = await openConsole(browser, await addOperator(dataDirectory, 'bea'));
  const card = page.getByRole('article', { name: 'mfe-video' });
  await expect(card).toContainText(`Runs now ${releases.running}`);
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
  await expect(card).toContainText(`Runs now ${releases.before}`);
  await expect(card).toContainText('by bea: “Videos stand still”');
  await expect(card.getByRole('button')).toHaveCount(0);

  await card.getByRole('link', { name: 'mfe-video' }).click();
  await page.getByRole('link', { name: 'All that happened to mfe-video' }).click();
  const last = page.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(last).toContainText(`bea went back to ${releases.before}`);
  await expect(last).toContainText(`${releases.running}${releases.before}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the whole log' }).click();
  expect((await download).suggestedFilename()).toBe('registry-log.jsonl');
});

test(
  'a release is activated once what the gate found is set aside, one by one',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await openConsole(
      browser,
      await addOperator(dataDirectory, 'cleo'),
      '#/remotes/mfe-account',
    );
    const activation = await fillActivation(page, releases.next, 'Faster profile');
    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    const soft = activation.getByRole('checkbox', { name: noBrowser });
    await expect(soft).toHaveAccessibleDescription(/^Override this/);
    await soft.check();
    await activation.getByRole('checkbox', { name: /^Force/ }).check();
    await expect(activation.getByRole('region', { name: 'What members notice' })).toContainText(
      'typed and not sent is lost',
    );
    await activation.getByRole('checkbox', { name: /^Force/ }).uncheck();
    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(runs(page)).toContainText(`Runs now ${releases.next}`);
    await expect(runs(page)).toContainText(`It replaced ${releases.running}.`);
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText(
      noBrowser,
    );
  },
);

test('a release that the gate refuses can’t be activated by anybody, and the reason is said', async ({
  browser,
}) => {
  const page = await openConsole(
    browser,
    await addOperator(dataDirectory, 'dora'),
    '#/remotes/mfe-catalogue',
  );
  const activation = await fillActivation(page, releases.refused, 'Try it');
  await activation.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(activation.getByRole('alert')).toContainText('It has no texts in vn_vn.');
  await expect(activation.getByRole('button', { name: 'Activate' })).toHaveCount(0);
  await activation.getByRole('button', { name: 'Close' }).last().click();
  await expect(release(page, releases.refused)).toContainText('Refused');
  await expect(runs(page)).toContainText(`Runs now ${releases.running}`);
});

test('a canary is started, grown and promoted', { tag: '@long' }, async ({ browser }) => {
  const page = await openConsole(browser, await addOperator(dataDirectory, 'emma'), '#/remotes/mfe-lottery');
  const next = release(page, releases.next);
  await next.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(next).toContainText('Needs an override');
  await next.getByRole('button', { name: 'Start canary' }).click();
  const start = sheet(page, `Start a canary of ${releases.next}`);
  await expect(start).toContainText('About 5% of the members, always the same ones');
  await start.getByRole('checkbox', { name: noBrowser }).check();
  await start.getByLabel('Why').fill('New receipt');
  await start.getByRole('button', { name: 'Start canary' }).click();

  const canary = page.getByRole('region', { name: 'Canary', exact: true });
  await expect(canary).toContainText('few, 5% of the members');
  await expect(page.getByRole('region', { name: 'Health' }).getByRole('region')).toHaveCount(2);
  await canary.getByRole('button', { name: 'half 50%' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('It does well');
  await page.getByRole('dialog').getByRole('button', { name: 'Set step' }).click();
  await expect(canary).toContainText('half, 50% of the members');

  await canary.getByRole('button', { name: 'Promote to all' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('Everybody');
  await page.getByRole('dialog').getByRole('button', { name: 'Promote' }).click();
  await expect(canary).toBeHidden();
  await expect(runs(page)).toContainText(`Runs now ${releases.next}`);
});

test(
  'of two operators at once the second is told what changed, and decides again',
  { tag: '@long' },
  async ({ browser }) => {
    const [first, second] = await Promise.all([
      openConsole(browser, await addOperator(dataDirectory, 'fay'), '#/remotes/mfe-wallet'),
      openConsole(browser, await addOperator(dataDirectory, 'gus'), '#/remotes/mfe-wallet'),
    ]);
    await release(second, releases.next).getByRole('button', { name: 'Check', exact: true }).click();
    await expect(release(second, releases.next)).toContainText('Needs an override');
    const activation = await fillActivation(second, releases.next, 'Faster wallet');
    await activation.getByRole('checkbox', { name: noBrowser }).check();

    await first.getByRole('button', { name: `Go back to ${releases.before}` }).click();
    await first.getByRole('dialog').getByLabel('Why').fill('Amounts are cut off');
    await first.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click();
    await expect(runs(first)).toContainText(`Runs now ${releases.before}`);

    await activation.getByRole('button', { name: 'Activate', exact: true }).click();
    await expect(activation.getByRole('alert')).toContainText('This has changed since you looked');
    await expect(activation.getByRole('alert')).toContainText(`fay went back to ${releases.before}`);
    await expect(activation.getByLabel('Why')).toHaveValue('Faster wallet');
    await activation.getByRole('button', { name: 'Activate all the same' }).click();
    await expect(runs(second)).toContainText(`Runs now ${releases.next}`);
    await expect(runs(first)).toContainText(`Runs now ${releases.next}`);
  },
);

test('the end of a session takes nothing of what is typed', { tag: '@long' }, async ({ browser }) => {
  const hana = await addOperator(dataDirectory, 'hana');
  const page = await openConsole(browser, hana, '#/settings');
  await page.getByLabel('Loads that a step needs before the next').fill('75');
  await page.getByRole('button', { name: 'Change rules' }).click();
  await page.getByRole('dialog').getByLabel('Why').fill('More certainty');
  // Ends it at the registry, as its age would.
  await page.request.delete(`${consoleAddress}/registry/api/session`);

  await expect(page.getByText('Your session has ended.')).toBeVisible();
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
  const page = await openConsole(
    browser,
    await addOperator(dataDirectory, 'ines', []),
    '#/remotes/mfe-catalogue',
  );
  await expect(runs(page)).toContainText(`Runs now ${releases.running}`);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
  await expect(page.getByLabel('Loads that a step needs before the next')).toBeDisabled();
});

test(
  'a registry that can’t be reached is said, and the last state stays, with its time',
  { tag: '@long' },
  async ({ browser }) => {
    const page = await openConsole(browser, await addOperator(dataDirectory, 'jon'));
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.context().setOffline(true);
    await expect(page.getByText(/^The registry can’t be reached\. This is how it was on/)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(5);
    await page.context().setOffline(false);
    await expect(page.getByText(/^The registry can’t be reached/)).toBeHidden();
  },
);

test(
  'no screen has a serious accessibility finding or is too wide',
  { tag: '@long' },
  async ({ browser }) => {
    const name = 'kim';
    const page = await openConsole(browser, await addOperator(dataDirectory, name));
    await page.setViewportSize({ width: 360, height: 640 });
    const look = async (what: string) => {
      expect.soft(await seriousFindings(page), what).toEqual([]);
      const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflowPx, `${what} is too wide`).toBeLessThanOrEqual(0);
    };
    await look('remotes');
    for (const hash of ['#/history', '#/settings', '#/remotes/mfe-catalogue']) {
      await page.goto(`${consoleAddress}/registry/${hash}`);
      await expect(
        page.getByRole('heading', { level: 2 }).or(page.getByRole('listitem')).first(),
      ).toBeVisible();
      await look(hash);
    }
    await release(page, releases.next).getByRole('button', { name: 'Activate' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('a decision');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Sign out ${name}` }).click();
    await expect(page.getByRole('form', { name: 'Sign in' })).toBeVisible();
    await look('sign-in');
  },
);
