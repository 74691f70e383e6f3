/** `npm run bench:presses`: how soon a slow phone answers each of 200 presses of a member's visit. */
import { chromium, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSystem } from '../../e2e/support/system';
import { chromiumPath } from '../browser/chromium';
import { signIn } from '../browser/signIn';
import { mergeSections } from '../src/mergeSections';
import { newPhone, slowDown } from '../start/measure/phone';
import { addProbe, readProbe } from '../start/measure/probe';
import { screens } from '../start/measure/screens';
import { figuresOf } from './figures';
import { addPresses, clearPresses, press } from './press';
import { report, type Round } from './report';
import { tabs, visitOf } from './visit';

const rounds = Number(process.env.RUNS ?? 3);
const count = Number(process.env.PRESSES ?? 200);
/** What the bet at the beginning of a visit needs of its round, on the countdown to the draw. */
const timeToBet = '01:00';

const system = await startSystem(Number(process.env.BENCH_PORT ?? 8420));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

/** Opens Home on a phone of its own, signed in, and measures there. */
async function onPhone<T>(
  prepare: (page: Page) => Promise<unknown>,
  measure: (page: Page, client: Awaited<ReturnType<typeof slowDown>>) => Promise<T>,
): Promise<T> {
  const context = await newPhone(browser);
  try {
    const page = await context.newPage();
    await addProbe(page);
    await addPresses(page);
    await prepare(page);
    await signIn(page, system.address);
    const client = await slowDown(page);
    await page.reload();
    await page.locator(screens.home.usable).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await measure(page, client);
  } finally {
    await context.close();
  }
}

const visit = () =>
  onPhone(
    async () => undefined,
    async (page, client) => {
      const tabsAhead = () =>
        performance.getEntriesByType('mark').filter(({ name }) => name.startsWith('members:ready ')).length >=
        3;
      await page.waitForFunction(tabsAhead);
      await page.waitForLoadState('networkidle');
      await clearPresses(page);
      const presses = visitOf(count);
      const hinted: number[] = [];
      for (const each of presses) {
        if (each.needsTime)
          await page.waitForFunction(hasTime, timeToBet, { polling: 500, timeout: 120_000 });
        const standsMs = await press(page, client, each);
        if (each.isTab) hinted.push(standsMs);
      }
      // The browser tells of the last press a moment later.
      await page.waitForTimeout(500);
      const seen = await page.evaluate(() => window.presses);
      return { figures: figuresOf(presses, seen, (await readProbe(page)).longTasks), hinted };
    },
  );

const hasTime = (least: string) => (document.querySelector('[role=timer]')?.textContent ?? '') >= least;

const tabsWithoutHint = () =>
  onPhone(
    (page) => page.addInitScript(() => (window.requestIdleCallback = () => 0)),
    async (page, client) => {
      const standsMs: number[] = [];
      for (const each of tabs.slice(0, -1)) standsMs.push(await press(page, client, each));
      return standsMs;
    },
  );

try {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round += 1)
    found.push({ ...(await visit()), unhinted: await tabsWithoutHint() });
  const text = report(found, count);
  const results = join(import.meta.dirname, '../RESULTS.md');
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  await browser.close();
  await system.stop();
}
