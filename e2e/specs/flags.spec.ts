import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { copyBuild } from '../support/swap/copyBuild';
import { withLifecycle } from '../support/swap/faultyReleases';
import { askRegistry, expectRelease, expectSamePage, goTo, markPage } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-lottery';
const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;

let system: SwapSystem;
test.beforeEach(async () => (system = await startSwapSystem([name])));
test.afterEach(() => system.stop());

const setFlag = (flag: string, share: number) =>
  system.registry().change(by, () => ({ kind: 'flagChanged', name, flag, share, before: null }));

test(
  'a release is handed the flags that operators have switched on, and those of now with each mount',
  { tag: '@long' },
  async ({ page }) => {
    const copy = copyBuild(name, 'flags');
    const show = `
    const on = Object.keys(props.flags).filter((flag) => props.flags[flag]);
    props.domElement.title = 'On: ' + on.join();
    return theirs.mount(props);
  `;
    withLifecycle('mount', show)(copy);
    copy.seal();
    const id = await system.publish(copy);
    await system.activate(name, id);
    await setFlag('first', 1);
    await setFlag('second', 0);

    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    await markPage(page);
    await expectRelease(page, id);
    await expect(page.getByTitle('On: first', { exact: true })).toBeVisible();

    await setFlag('first', 0);
    await setFlag('second', 1);
    await askRegistry(page);
    await expect(async () => {
      await goTo(page, '/Notice', 'Messages');
      await goTo(page, '/Game', 'Hot picks');
      await expect(page.getByTitle('On: second', { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectSamePage(page);
  },
);
