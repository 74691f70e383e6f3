import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { rollback } from '../../registry/src/activation/decide';
import { buildOutside } from '../support/buildOutside';
import { gameNow, playAsNewMember } from '../support/lottery';
import { expectRelease, goTo } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;
const examples = { 'lottery-plain': '2.0.0+outside', 'lottery-react18': '3.0.0+outside' } as const;

let system: SwapSystem;
let builds: Record<string, string>;

test.describe('a remote built outside the workspace, from packages', { tag: '@long' }, () => {
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    system = await startSwapSystem(['mfe-lottery', 'mfe-account']);
    builds = await buildOutside(Object.keys(examples));
  });
  test.afterAll(async () => {
    await system.stop();
    await rm(join(builds['lottery-plain']!, '../..'), { recursive: true, force: true });
  });

  for (const [example, id] of Object.entries(examples)) {
    test(`${example} is published, activated and played, and gone back from`, async ({ page, request }) => {
      const own = system.registry().document().remotes['mfe-lottery']!.active;
      expect(await system.publish({ directory: builds[example]! })).toBe(id);
      await system.activate('mfe-lottery', id);

      const member = await playAsNewMember(page, request);
      const { id: gameId } = await gameNow(member, 'k3-3m');
      await visit(page, '/Game', system.address);
      await expectRelease(page, id);
      await page.locator(`a[href*="id=${gameId}"]`).click();
      await expect(page.getByRole('timer')).toHaveText(/^0[0-3]:\d\d$/);
      const first = await page.getByRole('timer').textContent();
      await expect(page.getByRole('timer')).not.toHaveText(first!);
      expect(await seriousFindings(page)).toEqual([]);

      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText('Please choose a number')).toBeVisible();
      await page.getByRole('button', { name: /^Big/ }).click();
      await page.getByRole('button', { name: /^11/ }).click();
      await page.getByLabel('Stake').fill('20');
      await expect(page.getByText('2 × 20 = 40.00 K')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled();
      await page.getByRole('button', { name: 'Place order' }).click();
      await expect(page.getByText(/^Order placed for period/)).toBeVisible();
      await expect(page.getByText('Balance 960.00 K')).toBeVisible();
      expect(await member.balance()).toBe('960.00');

      await goTo(page, '/GameRecord');
      await expect(page.getByText('20.00 K')).toHaveCount(2);

      const before = `${own.version}+${own.buildId}`;
      const back = { name: 'mfe-lottery', ranBefore: new Set([before]), oneStep: true };
      await system.registry().change(by, (state) => rollback(state, back));
      await visit(page, '/GameRecord', system.address);
      await page.reload();
      await expectRelease(page, before);
      await expect(page.getByText('20.00 K')).toHaveCount(2);
    });
  }
});
