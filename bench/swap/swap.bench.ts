/** `npm run bench:swap`: how soon members have a new release, and what fails while they are swapped. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { withoutPopup } from '../../e2e/support/home';
import { root } from '../../e2e/support/root';
import { copyBuild } from '../../e2e/support/swap/copyBuild';
import { goTo, releaseOnScreen } from '../../e2e/support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../../e2e/support/swap/swapSystem';
import { visit } from '../../e2e/support/visit';
import { mergeSections } from '../src/mergeSections';

const name = 'mfe-lottery';
const pages = Number(process.env.PAGES ?? 4);
const activations = Number(process.env.ACTIVATIONS ?? 5);
const navigations = Number(process.env.NAVIGATIONS ?? 1000);
const swapEveryMs = 2_000;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openPages(browser: Browser, system: SwapSystem): Promise<Page[]> {
  const open: Page[] = [];
  for (let count = 0; count < pages; count += 1) {
    const page = await browser.newPage();
    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    open.push(page);
  }
  return open;
}

/** Milliseconds from an activation until each page has the release on screen; each navigates once a second. */
async function measureActivation(system: SwapSystem, open: readonly Page[], id: string): Promise<number[]> {
  await system.activate(name, id);
  const startedAt = performance.now();
  return Promise.all(
    open.map(async (page, index) => {
      await pause((1_000 / open.length) * index);
      for (;;) {
        await goTo(page, '/Notice');
        await goTo(page, '/Game');
        if ((await releaseOnScreen(page).getAttribute('data-release')) === id)
          return performance.now() - startedAt;
        await pause(1_000);
      }
    }),
  );
}

/** Navigations in all pages while releases are activated every two seconds; a failed one is a text that says so. */
async function navigateWhileSwapping(system: SwapSystem, open: readonly Page[], ids: readonly string[]) {
  let navigationsLeft = navigations;
  let swaps = 0;
  const failures: string[] = [];
  const seen = new Set<string>();
  const swapping = (async () => {
    for (; navigationsLeft > 0; swaps += 1) {
      await system.activate(name, ids[swaps % ids.length]!);
      await pause(swapEveryMs);
    }
  })();
  await Promise.all(
    open.map(async (page) => {
      page.on('pageerror', (error) => failures.push(String(error)));
      for (let turn = 0; navigationsLeft > 0; turn += 1) {
        navigationsLeft -= 1;
        const [path, heading] = turn % 3 === 1 ? ['/Notice', 'Messages'] : ['/Game', 'Hot picks'];
        const to = turn % 3 === 2 ? '/GameRecord' : path;
        try {
          await goTo(page, to, to === path ? heading : undefined);
          const shown = await page.evaluate(
            () => document.querySelector<HTMLElement>('[data-release]:not([hidden])')?.dataset.release,
          );
          if (shown) seen.add(`${open.indexOf(page)} ${shown}`);
          if (await page.getByText('not available right now').isVisible()) throw new Error('unavailable');
        } catch (error) {
          failures.push(`${to}: ${String(error)}`);
        }
      }
    }),
  );
  await swapping;
  return { swaps, failures, seen: seen.size };
}

test('time from activation to members, and navigations while releases are swapped', async ({ browser }) => {
  const system = await startSwapSystem([name, 'mfe-account'], { remoteLimits: {} });
  const open = await openPages(browser, system);
  const times: number[] = [];
  const firstPageMs: number[] = [];
  for (let turn = 0; turn < activations; turn += 1) {
    const id = await system.publish(copyBuild(name, `time${turn}`));
    const sorted = (await measureActivation(system, open, id)).toSorted((one, other) => one - other);
    firstPageMs.push(sorted[0]!);
    times.push(...sorted);
  }
  times.sort((one, other) => one - other);
  const ids: string[] = [];
  for (const turn of [0, 1, 2, 3]) ids.push(await system.publish(copyBuild(name, `turn${turn}`)));
  const { swaps, failures, seen } = await navigateWhileSwapping(system, open, ids);
  const { health } = await system.overview();
  const reported = Object.values(health[name] ?? {}).flatMap(({ failuresByPhase }) =>
    Object.entries(failuresByPhase)
      .filter(([, count]) => count > 0)
      .map(([phase, count]) => `${count} in ${phase}`),
  );
  await system.stop();

  const text = `## Swapping releases

Written by \`npm run bench:swap\`. Machine: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}; browser, registry and server share it, with a load average of ${loadavg()[0]!.toFixed(1)} at the end.

${pages} open pages ask the registry at their usual pace (3 s at most); each navigates into the lottery once a second. From ${activations} activations to the new release on screen, without a reload:

| first member, median | all members, median | 90 % | last |
| --- | --- | --- | --- |
| ${seconds(
    percentile(
      firstPageMs.toSorted((one, other) => one - other),
      0.5,
    ),
  )} s | ${seconds(percentile(times, 0.5))} s | ${seconds(percentile(times, 0.9))} s | ${seconds(percentile(times, 1))} s |

${navigations.toLocaleString('en')} navigations in these pages while a release was activated every ${swapEveryMs / 1000} s (${swaps} activations, ${seen} releases taken): **${failures.length} failed**; failures that shells reported: ${reported.join(', ') || 'none'}.
`;
  const results = join(root, 'bench/RESULTS.md');
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
  expect(failures).toEqual([]);
});
