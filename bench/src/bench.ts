/**
 * `npm run bench:orders`: orders beside pgbench, what reads cost, and settling while bets go on; with
 * `TEST_DATABASE_URL` at a Citus coordinator, orders there alone. Writes RESULTS.md.
 */
import { openDatabase, prepareDatabase, seedDemo, startEmbeddedPostgres } from '../../server/src';
import { readVariables } from '../../server/src/readVariables';
import { startServer } from '../../server/testing/load';
import { mainProcessOf } from '../../server/testing/nodes';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeSections } from './mergeSections';
import { measureOnCitus } from './onCitus';
import { findPgbench } from './pgbench';
import { measureReads } from './reads';
import { citusSection, introduction, ordersSection, readsSection, settlingSection } from './report';
import { measureSettling } from './settling';
import { measureThroughput } from './throughput';

const only = process.env.ONLY?.split(',') ?? ['orders', 'reads', 'settling'];
const { TEST_DATABASE_URL: coordinator, TEST_LANE_SHARDS: shards } = readVariables(process.env, [
  'TEST_DATABASE_URL',
  'TEST_LANE_SHARDS',
]);
const pgbench = findPgbench();
if (!pgbench && !coordinator && only.includes('orders')) {
  console.error(
    'pgbench is missing: install it (Debian: apt-get install postgresql-contrib) and run this again.',
  );
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'members-bench-'));
chmodSync(dataDir, 0o755);
try {
  const text = coordinator ? await onCitus(coordinator) : await onOneMachine();
  const results = new URL('../RESULTS.md', import.meta.url);
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function onCitus(address: string): Promise<string> {
  const where = { coordinator: address, shards: shards ?? 2, dataDir };
  return citusSection(await measureOnCitus({ ...where, runs: 3, seconds: 10 }));
}

async function onOneMachine(): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
  const stops: (() => unknown)[] = [() => postgres.stop()];
  try {
    await prepareDatabase(postgres);
    const database = openDatabase(postgres.url, { max: 2 });
    const owner = openDatabase(postgres.ownerUrl, { max: 1 });
    stops.unshift(() => Promise.all([database.close(), owner.close()]));
    await seedDemo(database, { passwordPepper: '' });
    const server = await startServer({ databaseUrl: postgres.url, dataDir });
    stops.unshift(() => server.kill());
    const place = { database, url: postgres.url, port: server.port };
    const sections = [introduction()];
    if (pgbench && only.includes('orders'))
      sections.push(
        ordersSection(await measureThroughput({ ...place, pgbench, runs: 3, seconds: 5, clients: 64 })),
      );
    if (only.includes('reads')) {
      const postmasterPid = await mainProcessOf(postgres.ownerUrl);
      const options = { database, owner, server, postmasterPid, runs: 3, seconds: 3, connections: 64 };
      sections.push(readsSection(await measureReads(options)));
    }
    if (only.includes('settling')) sections.push(settlingSection(await measureSettling(place)));
    return sections.join('\n');
  } finally {
    for (const stop of stops) await stop();
  }
}
