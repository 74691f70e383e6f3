import { expect, test, type Page, type TestDetails } from '@playwright/test';
import type { FailurePhase } from '../../shared/mfe-kit/src/release';
import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPopup } from '../support/home';
import { copyBuild, type BuildCopy } from '../support/swap/copyBuild';
import { faultyBuilds } from '../support/swap/faultyReleases';
import {
  askRegistry,
  comeBack,
  expectRelease,
  expectSamePage,
  goTo,
  markPage,
  sendReports,
} from '../support/swap/onPage';
import { signedByAnotherKey, signedByTheRegistry } from '../support/swap/signedDocuments';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const name = 'mfe-lottery';
const html = '<!doctype html><title>Bad gateway</title>';

interface BrokenRelease {
  way: string;
  /** Breaks the build before it is published, so that the broken files bear the registry's signature. */
  build?: (copy: BuildCopy) => void;
  /** Breaks the release where it is served, given its directory and its address. */
  served?: (release: { directory: string; path: string }) => void;
  phase: FailurePhase;
  /** Whether it is seen only once the release stands on screen. */
  late?: true;
  /** One of each step that a release can fail in; the others are ways to fail in the same step. */
  everyRun?: true;
}

/** Appends code to the served files of a release that leaves a mark where it runs. */
function change(which: (file: string) => boolean, mark: string): BrokenRelease['served'] {
  return ({ directory }) => {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    const changed = files.filter((file) => /\.(js|css)$/.test(file) && which(file));
    expect(changed.length).toBeGreaterThan(0);
    for (const file of changed) appendFileSync(join(directory, file), mark);
  };
}

let system: SwapSystem;
let page: Page;
let goodRelease: string;
let count = 0;

const brokenReleases: readonly BrokenRelease[] = [
  {
    way: 'that is not found',
    served: ({ directory }) => rmSync(join(directory, 'remoteEntry.js')),
    phase: 'load',
    everyRun: true,
  },
  {
    way: 'that is HTML',
    served: ({ path }) =>
      system.answer(`${path}/remoteEntry.js`, (response) =>
        response.setHeader('content-type', 'text/html').end(html),
      ),
    phase: 'load',
  },
  { way: 'that is truncated', build: faultyBuilds.truncated, phase: 'load' },
  {
    way: 'with a changed byte in its entry (wrong hash)',
    served: change((file) => file === 'remoteEntry.js', ';changedByteRan=1'),
    phase: 'load',
    everyRun: true,
  },
  {
    way: 'with a changed byte in its chunks',
    served: change((file) => file.startsWith('js/'), ';changedByteRan=1'),
    // Its texts are the first of them that it loads.
    phase: 'bootstrap',
    everyRun: true,
  },
  {
    way: 'with a changed byte in its styles',
    served: change((file) => file.endsWith('.css'), ':root{--changed-byte:1}'),
    phase: 'render',
    late: true,
  },
  {
    way: 'whose entry hangs',
    served: ({ path }) => system.answer(`${path}/remoteEntry.js`, () => undefined),
    phase: 'load',
  },
  { way: 'that hangs in get', build: faultyBuilds['hanging in get'], phase: 'load' },
  { way: 'that hangs in bootstrap', build: faultyBuilds['hanging in bootstrap'], phase: 'bootstrap' },
  {
    way: 'that hangs in mount',
    build: faultyBuilds['hanging in mount'],
    phase: 'mount',
    late: true,
    everyRun: true,
  },
  { way: 'that throws at evaluation', build: faultyBuilds['throwing at evaluation'], phase: 'load' },
  { way: 'that throws in init', build: faultyBuilds['throwing in init'], phase: 'init', everyRun: true },
  { way: 'that throws in mount', build: faultyBuilds['throwing in mount'], phase: 'mount', late: true },
  {
    way: 'that throws in render',
    build: faultyBuilds['throwing in render'],
    phase: 'render',
    late: true,
    everyRun: true,
  },
  {
    way: 'that throws in unmount',
    build: faultyBuilds['throwing in unmount'],
    phase: 'unmount',
    late: true,
    everyRun: true,
  },
  {
    way: 'that hangs in unmount',
    build: faultyBuilds['hanging in unmount'],
    phase: 'unmount',
    late: true,
  },
  {
    way: 'without its locale chunk',
    build: faultyBuilds['without its locale chunk'],
    phase: 'bootstrap',
    everyRun: true,
  },
  { way: 'that needs another React', build: faultyBuilds['in need of another React'], phase: 'load' },
];

/** The failures of a release that shells have reported. */
const failuresOf = (id: string) =>
  system.reports
    .flatMap(({ releases }) => releases)
    .filter(({ releaseId }) => releaseId === id)
    .flatMap(({ failures }) => failures.map(({ phase }) => phase));

async function publish(break_: (copy: BuildCopy) => void = () => {}): Promise<string> {
  count += 1;
  const copy = copyBuild(name, `f${count}`);
  break_(copy);
  return system.publish(copy);
}

test.describe('a release that fails, in whatever way: the member keeps the previous one and the registry learns of it', () => {
  test.beforeAll(async ({ browser }) => {
    system = await startSwapSystem([name]);
    goodRelease = Object.values(system.registry().document().remotes).map(
      ({ active }) => `${active.version}+${active.buildId}`,
    )[0]!;
    page = await browser.newPage();
    await withoutPopup(page);
    await visit(page, '/Game', system.address);
    await expectRelease(page, goodRelease);
    await markPage(page);
  });
  test.afterAll(async () => {
    await page.close();
    await system.stop();
  });
  test.afterEach(async () => {
    system.heal();
    await expectSamePage(page);
    expect(await page.evaluate(() => 'changedByteRan' in window)).toBe(false);
    const mark = () => getComputedStyle(document.documentElement).getPropertyValue('--changed-byte');
    expect(await page.evaluate(mark)).toBe('');
    await goTo(page, '/Game', 'Hot picks');
    await expectRelease(page, goodRelease);
  });

  for (const { way, build, served, phase, late, everyRun } of brokenReleases) {
    test(`a release ${way}`, everyRun ? {} : { tag: '@long' }, async () => {
      const id = await publish(build);
      served?.({
        directory: join(system.registry().releasesDirectory, name, id),
        path: `/remotes/${name}/${id}`,
      });
      await system.activate(name, id);
      await askRegistry(page);
      await expect
        .poll(async () => {
          if (late) await comeBack(page);
          await sendReports(page);
          return [...new Set(failuresOf(id))];
        })
        .toEqual([phase]);
      await comeBack(page);
      await expectRelease(page, goodRelease);
      await expect
        .poll(async () => (await system.overview()).health[name]?.[id]?.failuresByPhase[phase] ?? 0)
        .toBeGreaterThan(0);
      expect([...new Set(failuresOf(id))], 'told as what it is alone').toEqual([phase]);
      await system.activate(name, goodRelease);
    });
  }

  const documents: readonly {
    way: string;
    problem: 'signature' | 'malformed' | 'older';
    document(next: object): string;
    details?: TestDetails;
  }[] = [
    {
      way: 'with a wrong signature',
      problem: 'signature',
      document: (next: object) => signedByAnotherKey(next),
    },
    {
      way: 'that is malformed, though signed',
      problem: 'malformed',
      document: (next: object) => signedByTheRegistry(system, { ...next, remotes: { [name]: {} } }),
    },
    { way: 'that is HTML', problem: 'malformed', document: () => html, details: { tag: '@long' } },
    {
      way: 'of an older revision, replayed',
      problem: 'older',
      document: (next: object) => signedByTheRegistry(system, { ...next, revision: 1 }),
    },
  ];
  for (const { way, problem, document, details = {} } of documents) {
    test(`a document ${way}`, details, async () => {
      const id = await publish();
      await system.activate(name, id);
      const answered = document(system.registry().document());
      system.answer('/registry.jws', (response) => response.end(answered));
      const before = system.reports.length;
      await askRegistry(page);
      await expect
        .poll(async () => {
          await sendReports(page);
          return system.reports
            .slice(before)
            .flatMap((report) => report.documents ?? [])
            .map((told) => told.problem);
        })
        .toEqual([problem]);
      await expect.poll(async () => (await system.overview()).refusedDocuments[problem]).toBeGreaterThan(0);
      await comeBack(page);
      await expectRelease(page, goodRelease);
      await system.activate(name, goodRelease);
    });
  }
});
