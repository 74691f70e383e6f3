/** `npm run bench:motion`: what a moving picture costs the screen after a tap, beside none and beside the usual way. */
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '../../e2e/support/system';
import { chromiumPath } from '../browser/chromium';
import { signIn } from '../browser/signIn';
import { markdownTable } from '../src/markdownTable';
import { mergeSections } from '../src/mergeSections';
import { median } from '../src/summarise';
import { addProbe, readProbe, screenAnswers } from '../start/measure/probe';
import { newPhone, phone } from '../start/measure/phone';

const rounds = Number(process.env.RUNS ?? 15);
const product = { heading: 'Ember carafe', usable: 'main [data-shared] img' };
const links = 'main a[data-shared]';

/** What runs in the page before its own scripts. */
const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the shell’s way': async () => undefined,
  'no transition': (page) =>
    page.addInitScript(() => delete (Document.prototype as Partial<Document>).startViewTransition),
  'the change of the screen inside the transition': (page) =>
    page.addInitScript((selector) => {
      window.addEventListener(
        'click',
        (press) => {
          const link = (press.target as Element).closest<HTMLElement>(selector);
          if (!press.isTrusted || !link) return;
          press.preventDefault();
          press.stopImmediatePropagation();
          document.startViewTransition(() => link.click());
        },
        { capture: true },
      );
    }, links),
};

interface OpenPage {
  name: string;
  page: Page;
  client: CDPSession;
}

/** Taps the product on a list, and goes back. Milliseconds from the tap to the first frame with its heading. */
async function tap({ page, client }: OpenPage): Promise<number> {
  // The others are left in peace meanwhile: slowing a page down takes the processor's time.
  await client.send('Emulation.setCPUThrottlingRate', { rate: phone.slowDown });
  await page.evaluate((what) => window.probe.watch({ ...what, fromTap: true }), product);
  await page.locator(links, { hasText: product.heading }).click();
  await screenAnswers(page);
  const { contentMs } = await readProbe(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.waitForTimeout(500);
  await page.goBack();
  await page.locator(links, { hasText: product.heading }).waitFor();
  await page.waitForTimeout(500);
  return contentMs ?? Number.NaN;
}

const system = await startSystem(Number(process.env.BENCH_PORT ?? 8400));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
const found: Record<string, Record<string, number[]>> = {};
try {
  const pages = await Promise.all(
    Object.entries(ways).map(async ([name, prepare]) => {
      const page = await (await newPhone(browser)).newPage();
      await addProbe(page);
      await prepare(page);
      await signIn(page, system.address);
      const client = await page.context().newCDPSession(page);
      return { name, page, client };
    }),
  );
  for (const [screen, path] of Object.entries({
    'Home to a profile': '/Home',
    'Catalogue to a profile': '/girls',
  })) {
    for (const open of pages) {
      const { page } = open;
      await page.goto(`${system.address}/#${path}`);
      await page.locator(links, { hasText: product.heading }).waitFor();
      // The first two times bring code and pictures.
      for (let time = 0; time < 2; time += 1) await tap(open);
    }
    for (let round = 0; round < rounds; round += 1)
      for (const open of pages) {
        await open.page.bringToFront();
        ((found[screen] ??= {})[open.name] ??= []).push(await tap(open));
      }
  }
} finally {
  await browser.close();
  await system.stop();
}

const cell = (all: readonly number[] = []) =>
  `${median([...all]).toFixed(0)} (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`;
const text = `## Shared pictures

Written by \`npm run bench:motion\`. Milliseconds from the tap on a product to the first frame with its heading, medians of ${rounds} (lowest–highest), the ways in turn; a processor ${phone.slowDown} times slower, everything fetched before. Machine: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}.

${markdownTable([
  ['', ...Object.keys(ways)],
  ...Object.entries(found).map(([screen, byWay]) => [
    screen,
    ...Object.keys(ways).map((way) => cell(byWay[way])),
  ]),
])}
`;
const results = join(import.meta.dirname, '../RESULTS.md');
writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
console.log(text);
