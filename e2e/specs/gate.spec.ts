import { expect, test, type Page } from '@playwright/test';
import { releaseId } from '../../shared/mfe-kit/src/release';
import { checkRelease } from '../../registry/src/gate/checkRelease';
import type { Finding } from '../../shared/office-contract/src';
import { releaseOf } from '../../registry/src/log/state';
import { registerMember } from '../support/newMember';
import { copyBuild, type BuildCopy } from '../support/swap/copyBuild';
import { faultyBuilds } from '../support/swap/faultyReleases';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';

/** Appended to an entry: adds a button without an accessible name after each mount. */
const withNamelessButton = ({ manifest: { container, entry }, edit }: BuildCopy) =>
  edit(
    entry,
    (code) => `${code}
;(() => {
  const { init, get } = ${container};
  ${container} = { init, get: async (path) => {
    const theirs = await (await get(path))();
    const mount = async (props) => {
      await theirs.mount(props);
      props.domElement.append(document.createElement('button'));
    };
    return () => ({ ...theirs, mount });
  } };
})();`,
  );

let system: SwapSystem;
const levels = (findings: readonly Finding[]) => findings.map(({ level, id }) => `${level} ${id}`);

/** Publishes a build and has the gate look at it, as a new member. */
async function check(page: Page, build: BuildCopy): Promise<Finding[]> {
  build.seal();
  const { username, password } = await registerMember(page);
  const id = await system.publish(build);
  const { releasesDirectory, state } = system.registry();
  const release = releaseOf(state(), build.manifest.name, id);
  return checkRelease({
    state: state(),
    release,
    directory: `${releasesDirectory}/${release.name}/${releaseId(release)}`,
    shellUrl: system.address,
    member: { name: username, password },
    watchMs: 1_000,
  });
}

test.describe('the gate, with the live shell', () => {
  test.beforeAll(async () => {
    system = await startSwapSystem(['mfe-video', 'mfe-account']);
  });
  test.afterAll(() => system.stop());

  test('lets a release pass whose every route mounts', { tag: '@long' }, async ({ page }) => {
    expect(await check(page, copyBuild('mfe-video', 'gate1'))).toEqual([]);
    expect(system.reports).toEqual([]);
  });

  test(
    'refuses a release that fails in front of members, and says how',
    { tag: '@long' },
    async ({ page }) => {
      const build = copyBuild('mfe-video', 'gate2');
      faultyBuilds['throwing in render'](build);
      const findings = await check(page, build);
      expect(levels(findings)).toEqual(['hard mount:/Video', 'hard mount:/PlayVideo']);
      expect(findings[0]?.text).toContain('broken screen');
    },
  );

  test('refuses a release that never comes to stand', { tag: '@long' }, async ({ page }) => {
    const build = copyBuild('mfe-video', 'gate3');
    faultyBuilds['hanging in mount'](build);
    expect(levels(await check(page, build))).toEqual(['hard mount:/Video', 'hard mount:/PlayVideo']);
  });

  test('tells of what axe finds, rule by rule', { tag: '@long' }, async ({ page }) => {
    const build = copyBuild('mfe-video', 'gate4');
    withNamelessButton(build);
    expect(levels(await check(page, build))).toEqual([
      'soft axe:/Video:button-name',
      'soft axe:/PlayVideo:button-name',
    ]);
  });
});
