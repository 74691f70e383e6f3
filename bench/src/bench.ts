/** `npm run bench:orders`: order throughput beside pgbench, and settling while bets go on. Writes RESULTS.md. */
import { openDatabase, prepareDatabase, startEmbeddedPostgres } from '../../server/src';
import { startServer } from '../../server/testing/load';
import { mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeSections } from './mergeSections';
import { findPgbench } from './pgbench';
import { measureSettling } from './settling';
import { measureThroughput } from './throughput';
import { report } from './report';

const pgbench = findPgbench();
if (!pgbench) {
  console.error(
    'pgbench is missing: install it (Debian: apt-get install postgresql-contrib) and run this again.',
  );
  process.exit(1);
}
const dataDir = mkdtempSync(join(tmpdir(), 'members-bench-'));
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
const stops: (() => unknown)[] = [];
try {
  await prepareDatabase(postgres);
  const database = openDatabase(postgres.url, { max: 2 });
  stops.unshift(() => database.close());
  const server = await startServer({ databaseUrl: postgres.url, dataDir });
  stops.unshift(() => server.kill());
  const place = { database, url: postgres.url, port: server.port };
  const throughput = await measureThroughput({ ...place, pgbench, runs: 3, seconds: 5, clients: 64 });
  const settling = await measureSettling(place);
  const text = report({ throughput, settling });
  const results = new URL('../RESULTS.md', import.meta.url);
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  for (const stop of stops) await stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
