import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';
import { install } from './install.mjs';
import { run } from './run.mjs';
import { remotes, root } from './workspace.mjs';

const results = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
/** Told once more at the end, since the groups print into each other. */
const failures = [];
const seconds = (from) => ((Date.now() - from) / 1000).toFixed(0);

function count(name, { passed, failed }, startedAt) {
  total.passed += passed;
  total.failed += failed;
  console.log(
    `${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed (${seconds(startedAt)} s)`,
  );
}

/** A check without tests of its own counts as one. */
async function check(name, command, args) {
  const startedAt = Date.now();
  const { code, output } = await run(`node_modules/.bin/${command}`, args, { capture: true });
  if (code !== 0) {
    console.log(output);
    failures.push(`✘ ${name}\n${output.trimEnd()}`);
  }
  count(name, { passed: Number(code === 0), failed: Number(code !== 0) }, startedAt);
}

/** Checks one after another. */
async function checks(all) {
  for (const [name, command, args] of all) await check(name, command, args);
}

const report = (file) => {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return null;
  }
};

async function unitAndServer() {
  const startedAt = Date.now();
  const args = ['--json', `--outputFile=${join(results, 'jest.json')}`];
  const { code } = await run('node_modules/.bin/jest', args, { env: { CI: 'true' } });
  const jest = report('jest.json');
  failures.push(...failuresOfJest(jest));
  const failed = jest ? jest.numFailedTests + jest.numRuntimeErrorTestSuites : 0;
  // A runner that fails without naming a test is a failure all the same.
  count(
    'unit and server',
    { passed: jest?.numPassedTests ?? 0, failed: Math.max(failed, Number(code !== 0)) },
    startedAt,
  );
}

/** Groups of browser specs, with the port that the systems of each begin at. */
const groups = { app: 8180, site: 8210 };

/** The groups side by side, since specs mostly wait for rounds, timers and pages. */
async function browser(chromium) {
  const startedAt = Date.now();
  const outcomes = Object.entries(groups).map(async ([group, port]) => {
    const { code } = await run(
      'node_modules/.bin/playwright',
      ['test', '--config', 'playwright.config.ts', '--project', group],
      {
        cwd: join(root, 'e2e'),
        env: { CHROMIUM_PATH: chromium, E2E_GROUP: group, E2E_PORT: String(port) },
      },
    );
    const outcome = report(`${group}.json`);
    failures.push(...failuresOfPlaywright(outcome));
    const stats = outcome?.stats;
    const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
    return { passed: stats?.expected ?? 0, failed: Math.max(failed, Number(code !== 0)) };
  });
  for (const [index, outcome] of (await Promise.all(outcomes)).entries())
    count(`browser (${Object.keys(groups)[index]})`, outcome, startedAt);
}

try {
  await install();
  const chromium = await findChromium();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // Two at a time, since each of them takes one core.
  await Promise.all([
    checks([['format', 'prettier', ['--check', '--log-level', 'warn', '.']]]),
    checks([
      ['lint', 'eslint', ['.']],
      ['types of the browser side', 'tsc', ['-p', 'tsconfig.json']],
      ['types of the service worker', 'tsc', ['-p', 'shell/worker']],
      ['types of the server side', 'tsc', ['-p', 'tsconfig.node.json']],
      ['types of the browser specs', 'tsc', ['-p', 'e2e']],
      ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', ...packages()]],
      [
        'boundaries of folders',
        'depcruise',
        '--config .dependency-cruiser.folders.cjs registry/src server/src shell/src shared/mfe-kit/src shared/api-client/src'.split(
          ' ',
        ),
      ],
    ]),
  ]);
  await build();
  await unitAndServer();
  await browser(chromium);
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}

if (failures.length > 0) console.log(`\n${failures.join('\n\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function packages() {
  return ['shell', ...remotes, 'shared', 'server', 'registry', 'system'];
}
