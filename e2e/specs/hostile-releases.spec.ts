import { expect, test, type Page } from '@playwright/test';
import { checkRelease } from '../../registry/src/gate/checkRelease';
import { releaseOf } from '../../registry/src/log/state';
import { registerMember } from '../support/newMember';
import { copyBuild } from '../support/swap/copyBuild';
import { heldHarmless, hostileReleases } from '../support/swap/hostileReleases';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';

/** Long enough for what they do; members' releases are watched longer. */
const watchMs = 2_500;

let system: SwapSystem;

/** Publishes the release and has the gate look at its first route, as a new member. */
async function check(page: Page, name: string, index: number) {
  const build = copyBuild('mfe-video', `hostile${index}`);
  build.manifest.routes = build.manifest.routes.slice(0, 1);
  build.seal();
  hostileReleases[name]!.build(build);
  const { username, password } = await registerMember(page);
  const id = await system.publish(build);
  const { releasesDirectory, state } = system.registry();
  const release = releaseOf(state(), 'mfe-video', id);
  return checkRelease({
    ...{ state: state(), release, directory: `${releasesDirectory}/mfe-video/${id}` },
    ...{ shellUrl: system.address, member: { name: username, password }, watchMs },
  });
}

test.describe('the gate finds a release that', () => {
  test.beforeAll(async () => {
    system = await startSwapSystem(['mfe-video']);
  });
  test.afterAll(() => system.stop());

  for (const [index, [name, { finding }]] of Object.entries(hostileReleases).entries())
    test(name, { tag: '@long' }, async ({ page }) => {
      test.setTimeout(180_000);
      const found = (await check(page, name, index)).map(({ level, id }) => `${level} ${id.split(':')[0]}`);
      if (finding === heldHarmless) expect(found.filter((each) => each.startsWith('hard'))).toEqual([]);
      else expect(found).toContain(finding);
    });
});
