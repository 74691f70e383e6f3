import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { openDatabase, type DatabaseAddresses } from '../../database';
import { administer, withDatabase } from '../../../testing/administer';
import { createTestOffice, createTestServer, testCardKey, type TestServer } from '../../../testing';
import { keepMonthsSince } from '../../../testing/months';
import { reconcile } from '../../ledger';
import { monthDifferences } from '../../months';
import { connected } from './connect';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

let server: TestServer;
const directory = mkdtempSync(join(tmpdir(), 'members-sealed-'));
const emptied: string[] = [];

/** Members play on a day of each of three months; the first two are closed. */
beforeAll(async () => {
  server = await createTestServer({ time: '2026-08-10T12:00:00Z', ownDatabase: true });
  await keepMonthsSince(server.database.owner, '2026-08-01T00:00:00Z');
  const game = await server.newGame();
  const memberId = await server.newMember(100_000);
  for (const day of ['2026-08-10', '2026-09-10', '2026-10-10']) {
    server.setTime(`${day}T12:00:01Z`);
    await server.tick();
    const period = `${day.replaceAll('-', '')}-0721`;
    await server.place({ memberId, game, period, betTypes: ['bi', 'sm'], stake: 3, key: day });
    server.setTime(`${day}T12:01:01Z`);
    await server.tick();
  }
  const office = await createTestOffice(server);
  for (const month of ['first', '2026_08', '2026_09'])
    expect((await office.call('closeMonth', { month })).status).toBe(200);
  await office.close();
}, 60_000);
afterAll(async () => {
  for (const name of emptied)
    await administer(server.database.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  await server.close();
  rmSync(directory, { recursive: true });
});

async function emptyDatabase(): Promise<DatabaseAddresses> {
  const name = `members_sealed_${process.pid}_${emptied.length}`;
  emptied.push(name);
  const { ownerUrl, url } = server.database;
  await administer(ownerUrl, `CREATE DATABASE ${name}`);
  return { ownerUrl: withDatabase(ownerUrl, name), url: withDatabase(url, name) };
}

const monthFiles = () => readdirSync(directory).filter((file) => file.startsWith('members-month-'));
const fileOf = (month: string) =>
  join(
    directory,
    monthFiles().find((file) => file.startsWith(`members-month-${month}-`))!,
  );
const textOf = (file: string) => gunzipSync(readFileSync(file)).toString('latin1');

/** Has the file of a month be another one while something is done. */
async function withFile(month: string, change: (text: string) => string, work: () => Promise<void>) {
  const file = fileOf(month);
  const before = readFileSync(file);
  writeFileSync(file, gzipSync(Buffer.from(change(gunzipSync(before).toString('latin1')), 'latin1')));
  await work();
  writeFileSync(file, before);
}

/** Every row of what is kept by month, and the months. */
const rowsOf = (url: string) =>
  connected(url, async (client) => {
    const rows: unknown[] = [];
    for (const table of ['transfers', 'orders', 'entries', 'months', 'month_seals'])
      rows.push((await client.query(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)).rows);
    return rows;
  });

test('writes the rows of each sealed month into a file of its own, once', async () => {
  await writeBackup(server.database.url, join(directory, 'one'));
  expect(monthFiles()).toEqual([
    expect.stringMatching(/^members-month-2026_08-\w{12}\.backup$/),
    expect.stringMatching(/^members-month-2026_09-\w{12}\.backup$/),
    expect.stringMatching(/^members-month-first-\w{12}\.backup$/),
  ]);
  expect(statSync(fileOf('2026_08')).mode & 0o777).toBe(0o600);
  expect(textOf(fileOf('2026_08'))).toContain('2026-08-10 12:00:01');
  expect(textOf(join(directory, 'one'))).toContain('2026-10-10 12:00:01');
  expect(textOf(join(directory, 'one'))).not.toContain('20260810-0721\t10001\t');
  const before = monthFiles().map((file) => statSync(join(directory, file)).ino);
  await writeBackup(server.database.url, join(directory, 'two'));
  expect(monthFiles().map((file) => statSync(join(directory, file)).ino)).toEqual(before);
});

test('restored, both together are the database that was, its months closed and sealed', async () => {
  const file = join(directory, 'whole');
  const written = await writeBackup(server.database.url, file);
  const empty = await emptyDatabase();
  expect(await restoreBackup(empty, file, [testCardKey])).toEqual(written);
  expect(await rowsOf(empty.url)).toEqual(await rowsOf(server.database.url));
  const restored = openDatabase(empty.url, { max: 2 });
  expect(await reconcile(restored.reader)).toMatchObject({ discrepancies: [], entriesMinor: 0 });
  expect(await monthDifferences(restored.reader, 'every row')).toEqual([]);
  await restored.close();
  await connected(empty.ownerUrl, async (client) => {
    await expect(
      client.query(`INSERT INTO transfers (kind, created_at) VALUES ('win', '2026-09-30')`),
    ).rejects.toMatchObject({ constraint: 'transfers_of_open_months' });
    await expect(
      client.query(`INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
        SELECT id, 1, kind, 1, '2026-09-01' FROM transfers LIMIT 1`),
    ).rejects.toMatchObject({ constraint: 'month_closed' });
    const { rows } = await client.query(`
      SELECT tableoid::regclass::text AS place, count(*)::integer FROM orders GROUP BY 1 ORDER BY 1`);
    expect(rows).toEqual([
      { place: 'orders_2026_08', count: 2 },
      { place: 'orders_2026_09', count: 2 },
      { place: 'orders_2026_10', count: 2 },
    ]);
  });
}, 60_000);

test('orders and entries of a month that was written before rows had lanes get them when it is restored', async () => {
  const file = join(directory, 'before-lanes');
  await writeBackup(server.database.url, file);
  await withFile('2026_08', withoutLanes, async () => {
    const empty = await emptyDatabase();
    await restoreBackup(empty, file, [testCardKey]);
    expect(await rowsOf(empty.url)).toEqual(await rowsOf(server.database.url));
  });
}, 60_000);

/**
 * Takes the last column, the lane, off orders and entries of a month's file, with the hashes of what is left. Transfers
 * keep theirs: those of before that credited many are in another lane than today's.
 */
function withoutLanes(text: string): string {
  const [header, ...parts] = text.split(/^(?={"table")/m);
  return header + parts.map(withoutLane).join('');
}
function withoutLane(part: string): string {
  const [, name, rows, , rest] = /^(.*)\n([^]*?)\\\.\n(.*)\n([^]*)$/.exec(part)!;
  const { table, columns } = JSON.parse(name!) as { table: string; columns: string[] };
  if (table === 'transfers') return part;
  expect(columns.at(-1)).toBe('lane');
  const kept = rows!.replace(/\t[^\t\n]*$/gm, '');
  const end = {
    rows: kept.split('\n').length - 1,
    sha256: createHash('sha256').update(kept, 'latin1').digest('hex'),
  };
  return `${JSON.stringify({ table, columns: columns.slice(0, -1) })}\n${kept}\\.\n${JSON.stringify(end)}\n${rest}`;
}

test('neither goes on with a file of a month that is cut, altered, of another month or gone', async () => {
  const file = join(directory, 'refused');
  await writeBackup(server.database.url, file);
  const refused = async (sentence: string) => {
    const again = join(directory, `again-${Math.random()}`);
    await expect(writeBackup(server.database.url, again)).rejects.toThrow(sentence);
    expect(readdirSync(directory).filter((name) => again.endsWith(name))).toEqual([]);
    const empty = await emptyDatabase();
    await expect(restoreBackup(empty, file, [testCardKey])).rejects.toThrow(sentence);
    const { rows } = await connected(empty.ownerUrl, (client) =>
      client.query(`SELECT FROM pg_class WHERE relnamespace = 'public'::regnamespace`),
    );
    expect(rows).toEqual([]);
  };
  await withFile(
    '2026_08',
    (text) => text.slice(0, text.lastIndexOf('{"tables"')),
    () => refused('it is cut off'),
  );
  await withFile(
    '2026_08',
    (text) => text.replace('\t300\t', '\t301\t'),
    () => refused('are not those that were written'),
  );
  await withFile(
    '2026_08',
    () => textOf(fileOf('2026_09')),
    () => refused('it is of another month'),
  );
  const gone = fileOf('2026_09');
  const content = readFileSync(gone);
  rmSync(gone);
  await expect(restoreBackup(await emptyDatabase(), file, [testCardKey])).rejects.toThrow('no such file');
  writeFileSync(gone, content);
}, 60_000);

test('a month whose rows are others than were sealed is not kept', async () => {
  const other = mkdtempSync(join(tmpdir(), 'members-sealed-'));
  const { owner } = server.database;
  const change = (from: string, to: string) =>
    owner.transaction(async (transaction) => {
      await sql`SET LOCAL session_replication_role = replica`.execute(transaction);
      await sql`ALTER TABLE orders_2026_08 DROP CONSTRAINT IF EXISTS month_closed`.execute(transaction);
      await sql`UPDATE orders SET bet_type = ${to} WHERE placed_at < '2026-09-01' AND bet_type = ${from}`.execute(
        transaction,
      );
    });
  await change('bi', '17');
  await expect(writeBackup(server.database.url, join(other, 'forged'))).rejects.toThrow(
    'The rows of the month 2026_08 are not those that were sealed.',
  );
  await change('17', 'bi');
  rmSync(other, { recursive: true });
});
