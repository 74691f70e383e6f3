import { expect, test, type Page } from '@playwright/test';
import { choose, gameNow, openGame, playAsNewMember, review, timeToBet } from '../support/lottery';
import { copyBuild } from '../support/swap/copyBuild';
import {
  askRegistry,
  comeBackTo,
  expectRelease,
  expectSamePage,
  goTo,
  markPage,
} from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';

/** `npm run test:swap` makes it 200. */
const swaps = Number(process.env.SWAPS ?? 12);
const name = 'mfe-lottery';
const game = 'k3-5m';

let system: SwapSystem;
test.beforeAll(async () => {
  system = await startSwapSystem([name]);
});
test.afterAll(() => system.stop());

async function heapBytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize;
}

test(
  `the lottery is swapped ${swaps} times in one open page while it plays: no order is lost`,
  { tag: '@long' },
  async ({ page, request }) => {
    test.setTimeout(90_000 + swaps * 15_000);
    const member = await playAsNewMember(page, request);
    const { id } = await gameNow(member, game);
    const releases = [
      await system.publish(copyBuild(name, 'there')),
      await system.publish(copyBuild(name, 'back')),
    ];
    await openGame(page, member, { key: game, address: system.address });
    await markPage(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));

    let heapAtFirst = 0;
    for (let swap = 0; swap < swaps; swap += 1) {
      const next = releases[swap % 2]!;
      await system.activate(name, next);
      await askRegistry(page);
      await comeBackTo(page, next);
      await goTo(page, `/Lottery?key=${game}&id=${id}`);
      await timeToBet(page, 5);
      await choose(page, ['Big'], '1');
      const receipt = await review(page);
      await receipt.getByRole('button', { name: /^Submit/ }).click();
      await expect(receipt).toBeHidden();
      await expectRelease(page, next);
      if (swap === 1) heapAtFirst = await heapBytes(page);
    }
    await expectSamePage(page);
    expect(faults).toEqual([]);
    expect(await member.orderNumbers()).toHaveLength(swaps);
    const { health } = await system.overview();
    expect(Object.values(health[name] ?? {}).reduce((sum, { failures }) => sum + failures, 0)).toBe(0);

    const grown = ((await heapBytes(page)) - heapAtFirst) / (swaps - 2) / 1024;
    test.info().annotations.push({ type: 'heap growth', description: `${grown.toFixed(0)} KB a swap` });
    process.stdout.write(
      `Heap growth over ${swaps} swaps with an order each: ${grown.toFixed(0)} KB a swap\n`,
    );
  },
);
