/** `npm run bench:lighthouse`: Lighthouse's marks for Home, the lottery and the video list, on its own slow phone. */
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSystem } from '../../e2e/support/system';
import { chromiumPath } from '../browser/chromium';
import { signIn } from '../browser/signIn';
import { mergeSections } from '../src/mergeSections';
import { makeCertificate } from '../start/serve/certificate';
import { startFront } from '../start/serve/front';
import { measurePage, type Marks } from './measurePage';
import { report } from './report';

const rounds = Number(process.env.RUNS ?? 5);
const port = Number(process.env.BENCH_PORT ?? 8390);
const frontPort = port + 8;
const debuggingPort = port + 9;
const screens = { Home: '/Home', Lottery: '/Lottery?key=k3-1m&id=1', Videos: '/Video' };

// All that is started from here on has one core, but for the processes of pages: else a page waits for what a phone has elsewhere.
execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', '0', String(process.pid)]);
const coresOfPages = `0-${cpus().length - 1}`;

const system = await startSystem(port);
// As members get it from the nginx of `deploy/`: by TLS and HTTP/2.
const certificate = makeCertificate();
const stopFront = await startFront({ port: frontPort, protocol: 'h2', certificate, upstream: () => port });
const address = `https://localhost:${frontPort}`;
const profile = mkdtempSync(join(tmpdir(), 'members-lighthouse-'));
let browser: BrowserContext | undefined;

/** Another browser with what the profile keeps, so that no page has to clear away the one before it. */
async function openBrowser(): Promise<Page> {
  await browser?.close();
  browser = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      `--renderer-cmd-prefix=taskset --cpu-list ${coresOfPages}`,
      '--disable-background-networking',
      '--disable-component-update',
      `--ignore-certificate-errors-spki-list=${certificate.publicKeyHash}`,
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
  return browser.newPage();
}

try {
  await signIn(await openBrowser(), address);
  const found: Record<string, Marks[]> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const [name, path] of Object.entries(screens)) {
      const page = await openBrowser();
      const client = await page.context().newCDPSession(page);
      await client.send('Network.clearBrowserCache');
      await client.send('Storage.clearDataForOrigin', {
        origin: address,
        storageTypes: 'service_workers,cache_storage',
      });
      (found[name] ??= []).push(await measurePage(`${address}/#${path}`, debuggingPort));
    }
  const text = report(found, rounds);
  const results = join(import.meta.dirname, '../RESULTS.md');
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  await browser?.close();
  stopFront();
  await system.stop();
  rmSync(profile, { recursive: true, force: true });
}
