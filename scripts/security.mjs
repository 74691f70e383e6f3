/** `npm run test:security`: the long form of the tests of docs/security.md, and a table of what came of them. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const results = join(root, 'test-results');
const long = { LONG: '1', SECURITY_LONG: '1' };

/** Files of tests, by what they look at. */
const files = [
  'server/src/badSessions',
  'server/src/ownMemberOnly',
  'server/src/sessions',
  'server/src/members',
  'server/src/fundPassword',
  'server/src/rateLimits',
  'server/src/http',
  'server/src/uploads',
  'server/src/video',
  'server/src/violations',
  'server/testing/faults/overload',
  'server/testing/faults/fullDisk',
  'server/testing/faults/idleConnections',
  'server/src/config',
  'system/src/headers',
  'system/src/page',
  'shell/src/security',
];

const read = (file) => JSON.parse(readFileSync(join(results, file), 'utf8'));

/** A row for each file of tests: what it looks at, how many cases, how many failed. */
const rows = [];

async function unitAndServer() {
  const report = join(results, 'security-jest.json');
  await run('node_modules/.bin/jest', ['--json', `--outputFile=${report}`, ...files], {
    env: { CI: 'true', ...long },
  });
  for (const { name, assertionResults } of read('security-jest.json').testResults) {
    const failed = assertionResults.filter(({ status }) => status === 'failed').length;
    rows.push({
      what: relative(root, name),
      cases: assertionResults.length,
      failed: failed || Number(assertionResults.length === 0),
    });
  }
}

async function browser(chromium) {
  const args = ['test', '--config', 'playwright.config.ts', 'security-'];
  await run('node_modules/.bin/playwright', args, {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium, ...long },
  });
  for (const { file, specs, suites = [] } of read('e2e.json').suites) {
    const all = [specs, ...suites.map((suite) => suite.specs)].flat();
    rows.push({ what: `e2e/specs/${file}`, cases: all.length, failed: all.filter(({ ok }) => !ok).length });
  }
}

await install();
const chromium = await findChromium();
mkdirSync(results, { recursive: true });
await build();
await unitAndServer();
await browser(chromium);
console.log('\n| Tried | Cases | Failed |\n| --- | ---: | ---: |');
for (const { what, cases, failed } of rows) console.log(`| ${what} | ${cases} | ${failed} |`);
process.exit(rows.some(({ failed }) => failed > 0) ? 1 : 0);
