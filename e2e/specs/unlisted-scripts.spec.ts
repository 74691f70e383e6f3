import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { copyBuild } from '../support/swap/copyBuild';
import { askRegistry, comeBackTo, expectRelease } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { watchViolations } from '../support/violations';
import { visit } from '../support/visit';

const name = 'mfe-lottery';
const foreign = 'https://foreign.example/x.js';

/** Runs in the page, as code of the release that is active: every way in which it could bring a script of its own. */
const attacks = `
;window.attacks = {
  element: (address) => (document.body.appendChild(document.createElement('script')).src = address),
  attribute: (address) => document.body.appendChild(document.createElement('script')).setAttribute('src', address),
  nonce: (address) => {
    const script = document.createElement('script');
    script.nonce = document.querySelector('script[nonce]').nonce;
    script.src = address;
    document.body.append(script);
  },
  import: (address) => import(/* webpackIgnore: true */ address),
  worker: (address) => new Worker(address),
  policy: (address) => {
    const create = TrustedTypePolicyFactory.prototype.createPolicy;
    const mine = create.call(trustedTypes, 'dompurify', { createScriptURL: String });
    document.body.appendChild(document.createElement('script')).src = mine.createScriptURL(address);
  },
  frame: (address) =>
    new Promise((done, fail) => {
      const { contentWindow: inside } = document.body.appendChild(document.createElement('iframe'));
      const create = inside.TrustedTypePolicyFactory.prototype.createPolicy;
      create.call(inside.trustedTypes, 'default', { createScriptURL: String });
      const script = inside.document.createElement('script');
      Object.assign(script, { src: address, onload: done, onerror: fail });
      inside.document.body.append(script);
    }),
};`;

let system: SwapSystem;
test.beforeAll(async () => {
  system = await startSwapSystem([name]);
});
test.afterAll(() => system.stop());

test(
  'code of a release that runs brings no script of one that doesn’t (SEC-04)',
  { tag: '@long' },
  async ({ page, context }) => {
    const violations = await watchViolations(context);
    const built = (id: string, code: string) => {
      const copy = copyBuild(name, id);
      copy.edit(copy.manifest.entry, (entry) => entry + code);
      copy.seal();
      return copy;
    };
    const never = await system.publish(built('never1', '\n;window.unlistedRan = true;'));
    const gone = await system.publish(built('gone1', ''));
    const hostile = await system.publish(built('hostile1', attacks));
    for (const id of [gone, await system.publish(built('between1', '')), hostile])
      await system.activate(name, id);
    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    await expectRelease(page, hostile);

    const tried = (address: string, ways: readonly string[]) =>
      page.evaluate(
        async ({ address, ways }) => {
          const { attacks } = window as unknown as { attacks: Record<string, (to: string) => unknown> };
          const through: string[] = [];
          for (const way of ways)
            await Promise.resolve()
              .then(() => attacks[way]!(address))
              .then(
                () => through.push(way),
                () => undefined,
              );
          return through;
        },
        { address, ways },
      );
    const every = ['element', 'attribute', 'nonce', 'import', 'worker', 'policy', 'frame'];
    expect(await tried(`/remotes/${name}/${never}/remoteEntry.js`, every)).toEqual([]);
    expect(await tried(foreign, every)).toEqual([]);
    // It was active once, so that pages in which it still runs can have its files: only `import()` and a frame get it.
    const byPolicy = every.filter((way) => way !== 'import' && way !== 'frame');
    expect(await tried(`/remotes/${name}/${gone}/remoteEntry.js`, byPolicy)).toEqual([]);
    expect(await page.evaluate(() => 'unlistedRan' in window)).toBe(false);
    expect(violations.filter((each) => each.includes('require-trusted-types-for')).length).toBeGreaterThan(5);

    // What is activated meanwhile runs without a reload.
    const next = await system.publish(built('next1', ''));
    await system.activate(name, next);
    await askRegistry(page);
    await comeBackTo(page, next);
  },
);
