/** `npm run bench:herd`: how soon members who watch games see a draw and their own money. Writes RESULTS.md. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, prepareDatabase, startEmbeddedPostgres } from '../../server/src';
import { startServer } from '../../server/testing/load';
import { mergeSections } from '../src/mergeSections';
import { sections, type Stage } from './sections';

const only = process.env.ONLY?.split(',') ?? Object.keys(sections);
const dataDir = mkdtempSync(join(tmpdir(), 'members-herd-'));
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
try {
  await prepareDatabase(postgres);
  const database = openDatabase(postgres.url, { max: 2 });
  const stage: Stage = {
    database,
    dataDir,
    sizes: process.env.MEMBERS?.split(',').map(Number),
    start: (env) => startServer({ databaseUrl: postgres.url, dataDir, ...(env && { env }) }),
  };
  for (const name of only) {
    const text = await sections[name as keyof typeof sections](stage);
    const results = new URL('../RESULTS.md', import.meta.url);
    writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
    console.log(text);
  }
  await database.close();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
