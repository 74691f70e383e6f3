import { expect, test, type Browser } from '@playwright/test';
import { createPreviews } from '../../registry/src/previews/previews';
import type { PreviewAudience } from '../../shared/mfe-kit/src/preview';
import { withoutPopup } from '../support/home';
import { copyBuild } from '../support/swap/copyBuild';
import { expectRelease } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-lottery';
const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;

let system: SwapSystem;
let active: string;
let shown: string;

test.beforeEach(async () => {
  system = await startSwapSystem([name]);
  const { version, buildId } = system.registry().document().remotes[name]!.active;
  active = `${version}+${buildId}`;
  shown = await system.publish(copyBuild(name, 'preview'));
});
test.afterEach(() => system.stop());

const previews = () => createPreviews({ registry: system.registry(), now: Date.now });

async function begin(audience: PreviewAudience = 'device') {
  const preview = await previews().begin({ name, releaseId: shown, audience }, by);
  return { ...preview, link: `${system.address}/?preview=${name}~${preview.token}#/Game` };
}

/** A device of its own. */
async function openDevice(browser: Browser) {
  const page = await (await browser.newContext()).newPage();
  await withoutPopup(page);
  return page;
}

test(
  'a preview runs on the device that opens its link, is marked there, and ends by a press',
  { tag: '@long' },
  async ({ browser }) => {
    const { link } = await begin();
    const page = await openDevice(browser);
    const violations: string[] = [];
    page.on(
      'console',
      (message) => /Content Security|TrustedScript/.test(message.text()) && violations.push(message.text()),
    );
    await page.goto(link);
    await expectRelease(page, shown);
    await expect(page).toHaveURL(`${system.address}/#/Game`);
    const mark = page.getByRole('complementary', { name: 'Own builds' });
    await expect(mark).toContainText(`Preview of ${name} ${shown}, until`);

    await page.reload();
    await expectRelease(page, shown);
    expect(violations).toEqual([]);

    await mark.getByRole('button', { name: 'End' }).click();
    await expectRelease(page, active);
    await expect(mark).toBeHidden();
  },
);

test(
  'nobody else gets it: not by the same link, nor by the address of its files',
  { tag: '@long' },
  async ({ browser, request }) => {
    const { link, token } = await begin();
    const first = await openDevice(browser);
    await first.goto(link);
    await expectRelease(first, shown);
    const second = await openDevice(browser);
    await second.goto(link);
    await expectRelease(second, active);
    await expect(second.getByText(`Preview of ${name}`)).toBeHidden();
    const addresses = [
      `/remotes/${name}/${shown}/remoteEntry.js`,
      `/registry/previews/${token}/remoteEntry.js`,
    ];
    for (const address of addresses) expect((await request.get(system.address + address)).status()).toBe(404);
  },
);

test('one for a member runs for nobody else', { tag: '@long' }, async ({ browser }) => {
  const { link } = await begin({ member: '424242' });
  const page = await openDevice(browser);
  await page.goto(link);
  await expectRelease(page, active);
  await expect(page.getByText(`No preview of ${name} can run here`)).toBeVisible();
});

test('what somebody has changed on the way doesn’t run', { tag: '@long' }, async ({ browser }) => {
  const { link } = await begin();
  system.answer(
    '/remoteEntry.js',
    (response) =>
      void response.writeHead(200, { 'content-type': 'text/javascript' }).end('document.title = "changed"'),
  );
  const page = await openDevice(browser);
  await page.goto(link);
  await expect(page.getByText(`Preview of ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page).not.toHaveTitle('changed');
});

test(
  'once it is over, the page goes back to the release that is active',
  { tag: '@long' },
  async ({ browser }) => {
    const { id, link } = await begin();
    const page = await openDevice(browser);
    await page.goto(link);
    await expectRelease(page, shown);
    await previews().end({ name, id }, by);
    // The mark asks every 15 s; a page that is opened anew asks at once.
    await visit(page, '/Notice', system.address);
    await page.goto(`${system.address}/#/Game`);
    await page.reload();
    await expectRelease(page, active);
  },
);
