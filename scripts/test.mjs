import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { failuresOfJest, failuresOfPlaywright, skippedOfJest, skippedOfPlaywright } from './failures.mjs';
import { install } from './install.mjs';
import { ensureNginx } from './nginx.mjs';
import { run } from './run.mjs';
import { root } from './workspace.mjs';

const results = join(root, 'test-results');
const caches = 'node_modules/.cache';
const programs = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
const startedAt = Date.now();
const total = { passed: 0, failed: 0 };
/** Printed once more at the end. */
const failures = [];
const skipped = [];
const times = [];

/** Runs a part, counts what it found, and keeps how long it took. */
async function part(name, work) {
  const from = Date.now();
  const { passed, failed } = await work();
  const seconds = Math.round((Date.now() - from) / 1000);
  total.passed += passed;
  total.failed += failed;
  times.push([name, seconds]);
  console.log(`${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
}

/** A check without tests of its own counts as one. */
const check = ([name, command, ...args]) =>
  part(name, async () => {
    const { code, output } = await run(command, args, { env: { PATH: programs }, capture: true });
    if (code !== 0) {
      console.log(output);
      failures.push(`✘ ${name}\n${output.trimEnd()}`);
    }
    return { passed: Number(code === 0), failed: Number(code !== 0) };
  });

const types = (name, project) => [
  `types of the ${name}`,
  'tsc',
  ...[
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    `${caches}/types/${name}.tsbuildinfo`,
  ],
];

/**
 * Types keep what they found, so that a second run looks only at what has changed. A second checker looks at the same
 * declarations again: twice the processor time, for no second less on two cores.
 */
const checks = [
  ['format', 'oxfmt', '--check'],
  ['lint', 'oxlint'],
  types('browser side', 'tsconfig.json'),
  types('service worker', 'shell/worker'),
  types('server side', 'tsconfig.node.json'),
  types('browser specs', 'e2e'),
  ['boundaries', 'npm', 'run', '--silent', 'boundaries'],
];

const report = (file) => {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return null;
  }
};

async function unitAndServer() {
  const args = ['--json', `--outputFile=${join(results, 'jest.json')}`];
  const { code } = await run('node_modules/.bin/jest', args, { env: { CI: 'true' } });
  const jest = report('jest.json');
  failures.push(...failuresOfJest(jest));
  skipped.push(...skippedOfJest(jest));
  const failed = jest ? jest.numFailedTests + jest.numRuntimeErrorTestSuites : 0;
  // A runner that fails without naming a test is a failure all the same.
  return { passed: jest?.numPassedTests ?? 0, failed: Math.max(failed, Number(code !== 0)) };
}

async function browser(chromium) {
  const { code } = await run('node_modules/.bin/playwright', ['test', '--config', 'playwright.config.ts'], {
    cwd: join(root, 'e2e'),
    env: { CHROMIUM_PATH: chromium },
  });
  const outcome = report('e2e.json');
  failures.push(...failuresOfPlaywright(outcome));
  skipped.push(...skippedOfPlaywright(outcome));
  const stats = outcome?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: Math.max(failed, Number(code !== 0)) };
}

const built = async () => {
  await build();
  return { passed: 0, failed: 0 };
};

try {
  await install();
  const chromium = await findChromium();
  await ensureNginx();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await part('build', built);
  // Two checks at a time; then tests, each kind with the machine to itself, so that no page waits for a unit test.
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await check(next);
  };
  await Promise.all([worker(), worker()]);
  await part('unit and server', unitAndServer);
  await part('browser', () => browser(chromium));
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}

if (failures.length > 0) console.log(`\n${failures.join('\n\n')}\n`);
if (skipped.length > 0)
  console.log(`${skipped.length} skipped:\n${skipped.map((each) => `  ${each}`).join('\n')}`);
times.push(['all', Math.round((Date.now() - startedAt) / 1000)]);
console.log(times.map(([name, seconds]) => `${name} ${seconds} s`).join(', '));
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
