/**
 * `npm run test:citus`: the server's tests at the Citus coordinator of `TEST_DATABASE_URL`, and which of the suites
 * passed there. Paths after `--` take the place of all of them. Where there is no Citus it says so, and fails: nothing
 * was tried.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readVariables } from '../server/src/readVariables';
import { NoCitusError, readCitusNodes } from '../server/testing/nodes';
import { root } from './workspace.mjs';

/** A statement is several there, each with a way to a machine and back. */
const testTimeoutMs = 120_000;

interface Report {
  testResults: {
    name: string;
    /** Of a suite: failed also where it could not be loaded, focused where some of its tests are skipped. */
    status: 'passed' | 'failed' | 'focused';
    assertionResults: { status: string }[];
  }[];
}

/** How many workers the coordinator has; throws an Error with a sentence where there is none. */
async function findWorkers(): Promise<number> {
  const { TEST_DATABASE_URL: coordinator } = readVariables(process.env, ['TEST_DATABASE_URL']);
  const needed =
    'TEST_DATABASE_URL has to name a database at a Citus coordinator that was given its workers, by a superuser.';
  if (!coordinator) throw new Error(`Nothing was tried: there is no Citus. ${needed}`);
  try {
    return (await readCitusNodes(coordinator)).length - 1;
  } catch (error) {
    const reason = error instanceof NoCitusError ? error.message : `no answer (${(error as Error).message})`;
    throw new Error(`Nothing was tried: ${reason}. ${needed}`, { cause: error });
  }
}

function runSuites(paths: readonly string[]): Report['testResults'] {
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const report = join(results, 'citus-jest.json');
  rmSync(report, { force: true });
  spawnSync(
    'node_modules/.bin/jest',
    ['--json', `--outputFile=${report}`, `--testTimeout=${testTimeoutMs}`, ...paths],
    {
      cwd: root,
      env: { ...process.env, CI: 'true' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  if (!existsSync(report)) throw new Error('jest ended without results.');
  return (JSON.parse(readFileSync(report, 'utf8')) as Report).testResults;
}

async function main(): Promise<void> {
  const workers = await findWorkers();
  const given = process.argv.slice(2);
  const suites = runSuites(given.length > 0 ? given : [join(root, 'server/')]);
  console.log('\n| Suite | Outcome | Tests | Failed |\n| --- | --- | ---: | ---: |');
  for (const { name, status, assertionResults } of suites.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    const outcome = status === 'failed' ? 'failed' : 'passed';
    console.log(`| ${relative(root, name)} | ${outcome} | ${assertionResults.length} | ${failed} |`);
  }
  const passed = suites.filter(({ status }) => status !== 'failed').length;
  console.log(`\n${passed} of ${suites.length} suites passed, on Citus with ${workers} workers.`);
  if (passed < suites.length || suites.length === 0) process.exitCode = 1;
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
