import { expect, test, type Browser, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { OverrideRule, RegistryDocument } from '../../shared/mfe-kit/src/release';
import { placeOf } from '../../shell/src/remotes/choose/chosenRelease';
import { withoutPopup } from '../support/home';
import { listen } from '../support/listen';
import { playAsNewMember } from '../support/lottery';
import { copyBuild, type BuildCopy } from '../support/swap/copyBuild';
import { askRegistry, comeBack, expectPrepared, expectRelease, goTo } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-lottery';
const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;
let system: SwapSystem;

test.beforeEach(async () => {
  system = await startSwapSystem([name]);
});
test.afterEach(() => system.stop());

async function openAt(browser: Browser, entries: Record<string, string>) {
  const page = await browser.newPage();
  await withoutPopup(page);
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, entries);
  await visit(page, '/Game', system.address);
  return page;
}

const activeId = () => {
  const { version, buildId } = system.registry().document().remotes[name]!.active;
  return `${version}+${buildId}`;
};

test(
  'a canary is for its share of the members, always the same ones, and growing keeps them',
  { tag: '@long' },
  async ({ browser }) => {
    const active = activeId();
    const copy = copyBuild(name, 'canary');
    const canary = await system.publish(copy);
    const share = async (kind: 'canaryStarted' | 'canaryStepped', part: number) =>
      void (await system
        .registry()
        .change(by, () => ({ kind, name, releaseId: canary, step: 'some', share: part })));
    const devices = Array.from({ length: 200 }, (_, index) => `device-${index}`);
    const place = (device: string) => placeOf(copy.manifest.container, `device:${device}`);
    const inside = devices.find((device) => place(device) < 0.3)!;
    const outside = devices.find((device) => place(device) > 0.3 && place(device) < 0.6)!;

    await share('canaryStarted', 0.3);
    const one = await openAt(browser, { 'members.device': inside });
    const other = await openAt(browser, { 'members.device': outside });
    for (let visits = 0; visits < 3; visits += 1) {
      await expectRelease(one, canary);
      await expectRelease(other, active);
      await one.reload();
      await other.reload();
    }
    await share('canaryStepped', 0.6);
    await askRegistry(one);
    await expectPrepared(other, canary);
    await comeBack(one);
    await comeBack(other);
    await expectRelease(one, canary);
    await expectRelease(other, canary);
  },
);

test(
  'without the registry an open app goes on, and the next start takes the last document',
  { tag: '@long' },
  async ({ page }) => {
    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    const next = await system.publish(copyBuild(name, 'later'));
    await system.activate(name, next);
    await expectPrepared(page, next);
    await comeBack(page);
    await expectRelease(page, next);

    await system.killRegistry();
    system.inline(false);
    await comeBack(page);
    await expectRelease(page, next);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Hot picks' })).toBeVisible();
    await expectRelease(page, next);

    await system.startRegistry();
    const after = await system.publish(copyBuild(name, 'after'));
    await system.activate(name, after);
    await expectPrepared(page, after);
    await comeBack(page);
    await expectRelease(page, after);
  },
);

test.describe('the next page of a browser that keeps the document (decision 126)', () => {
  const written = async (page: Page) => {
    const html = (await (await page.goto(system.address, { waitUntil: 'commit' }))?.text()) ?? '';
    const [, content = '{}'] = /<script id="members-registry"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    await page.goto('about:blank');
    return JSON.parse(content) as RegistryDocument;
  };
  const kept = (page: Page) => page.evaluate(() => document.cookie);

  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    await expect.poll(() => kept(page)).toMatch(/^members_kept=\d+\.[\w-]{4}$/);
  });

  test(
    'comes without its listings, and asks for the files of the screen as ever',
    { tag: '@long' },
    async ({ page }) => {
      expect((await written(page)).remotes).toEqual({ [name]: 0 });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route('**/js/main.*.js', async (route) => {
        await expect.poll(() => asked.some((each) => each.endsWith('/remoteEntry.js'))).toBe(true);
        await route.continue();
      });
      await page.goto(`${system.address}/#/Game`);
      await expectRelease(page, activeId());
      expect(system.reports.flatMap(({ documents }) => documents ?? [])).toEqual([]);
    },
  );

  test(
    'comes with the listing of what was released since, which runs',
    { tag: '@long' },
    async ({ page }) => {
      const next = await system.publish(copyBuild(name, 'next'));
      await system.activate(name, next);
      expect((await written(page)).remotes[name]).toMatchObject({ active: { name } });
      await page.goto(`${system.address}/#/Game`);
      await expectRelease(page, next);
      await expect
        .poll(async () => (await kept(page)).split(/[=.]/)[1])
        .toBe(String(system.registry().document().revision));
    },
  );

  test(
    'starts without listings that the browser has lost meanwhile, and has them again',
    { tag: '@long' },
    async ({ page }) => {
      await page.evaluate(() => localStorage.removeItem('members.registry'));
      await page.reload();
      await expectRelease(page, activeId());
      await expect.poll(() => page.evaluate(() => localStorage.getItem('members.registry'))).not.toBeNull();
      expect(system.reports.flatMap(({ documents }) => documents ?? [])).toEqual([]);
    },
  );
});

test.describe('a developer’s own build', () => {
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };

  /** Serves a build as a dev server does, on a port of its own. */
  async function serveBuild({ directory }: BuildCopy) {
    const server = createServer((request, response) => {
      const file = new URL(request.url ?? '/', 'http://localhost').pathname;
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
      response.end(readFileSync(join(directory, file)));
    });
    const { address, stop } = await listen(server);
    return { address: `${address}/remoteEntry.js`, stop };
  }

  const allow = async (overrides: OverrideRule) =>
    void (await system
      .registry()
      .change(by, ({ overrides: before }) => ({ kind: 'overridesChanged', overrides, before })));

  test(
    'runs where the registry allows it, says so on every screen, and ends at a tap',
    { tag: '@long' },
    async ({ browser }) => {
      const active = activeId();
      const own = copyBuild(name, 'own');
      const server = await serveBuild(own);
      await allow('everybody');
      const page = await openAt(browser, {});
      await page.evaluate(
        (address) => localStorage.setItem('members.override.mfe-lottery', address),
        server.address,
      );
      await page.reload();
      await expectRelease(page, `${own.manifest.version}+own`);
      const badge = page.getByRole('complementary', { name: 'Own builds' });
      await expect(badge).toContainText(`mfe-lottery runs from ${server.address}`);
      await goTo(page, '/Notice', 'Messages');
      await badge.getByRole('button', { name: 'End' }).click();
      await expect(badge).toBeHidden();
      await goTo(page, '/Game', 'Hot picks');
      await expectRelease(page, active);
      await server.stop();
    },
  );

  test(
    'runs for the members whom the registry names, and for nobody else',
    { tag: '@long' },
    async ({ page, request }) => {
      const active = activeId();
      const server = await serveBuild(copyBuild(name, 'own'));
      const { id } = await playAsNewMember(page, request);
      await page.addInitScript(
        (address) => localStorage.setItem('members.override.mfe-lottery', address),
        server.address,
      );
      for (const [overrides, runs] of [
        ['nobody', active],
        [[String(id + 1)], active],
        [[String(id)], '0.1.0+own'],
      ] as const) {
        await allow(overrides);
        await page.goto('about:blank');
        await visit(page, '/Game', system.address);
        await expectRelease(page, runs);
      }
      await server.stop();
    },
  );
});
