import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '..');

/** What would stay on a connection after its transaction, where a pooler gives the connection to somebody else. */
const kept: readonly [what: string, pattern: RegExp][] = [
  ['SET of a session', /(?<!UPDATE\b[^`]*)(?:`|;)\s*SET\s+(?!LOCAL\b|TRANSACTION\b)\w+/i],
  ['set_config for a session', /set_config\([^)]*,\s*false\s*\)/i],
  ['LISTEN', /`\s*(?:UN)?LISTEN\s/i],
  ['a prepared statement', /`\s*(?:PREPARE|DEALLOCATE)\s/i],
  ['a temporary table', /CREATE\s+(?:LOCAL\s+)?TEMP/i],
  ['a session lock', /pg_(?:try_)?advisory_(?:un)?lock\b/i],
  ['a cursor beyond its transaction', /WITH\s+HOLD/i],
];

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, file))
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/faults\//.test(file));

test.each(kept)(
  'no statement of the server leaves behind %s (PgBouncer in transaction pooling)',
  (_what, pattern) => {
    const found = sources.filter((file) => pattern.test(readFileSync(file, 'utf8')));
    expect(found.map((file) => relative(root, file))).toEqual([]);
  },
);

test.each([
  ['await sql`SET timezone TO UTC`', 0],
  ["sql`SELECT set_config('a', 'b', false)`", 1],
  ['client.query(`LISTEN orders`)', 2],
  ['sql`PREPARE one AS SELECT 1`', 3],
  ['sql`CREATE TEMP TABLE one ()`', 4],
  ['sql`SELECT pg_advisory_lock(1)`', 5],
  ['sql`DECLARE one CURSOR WITH HOLD FOR SELECT 1`', 6],
])('%s would be found', (statement, index) => {
  expect(kept[index]![1].test(statement)).toBe(true);
});
