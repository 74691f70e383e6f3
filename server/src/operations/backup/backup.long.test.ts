import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openDatabase, type DatabaseAddresses } from '../../database';
import { reconcile } from '../../ledger';
import { administer, withDatabase } from '../../../testing/administer';
import { createPlayedInstallation, type PlayedInstallation } from '../../../testing/playedInstallation';
import { testCardKey } from '../../../testing';
import { connected } from './connect';
import { selectSequences, selectTables } from './catalog';
import { restoreBackup } from './restoreBackup';
import { writeBackup } from './writeBackup';

const directory = mkdtempSync(join(tmpdir(), 'members-backup-'));
let server: PlayedInstallation;
const emptied: string[] = [];

/** An empty database beside that of the test. */
async function emptyDatabase(): Promise<DatabaseAddresses> {
  const name = `members_restored_${process.pid}_${emptied.length}`;
  emptied.push(name);
  const { ownerUrl, url } = server.database;
  await administer(ownerUrl, `CREATE DATABASE ${name}`);
  return { ownerUrl: withDatabase(ownerUrl, name), url: withDatabase(url, name) };
}

beforeAll(async () => {
  server = await createPlayedInstallation();
}, 60_000);
afterAll(async () => {
  for (const name of emptied)
    await administer(server.database.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  await server.close();
  rmSync(directory, { recursive: true });
});

/** Number and digest of the rows of every table, and where the sequences stand. */
async function contentOf(url: string) {
  return connected(url, async (client) => {
    const tables: Record<string, unknown> = {};
    for (const { name } of await selectTables(client)) {
      const { rows } = await client.query(
        `SELECT count(*)::integer AS rows, md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS digest FROM "${name}" t`,
      );
      tables[name] = rows[0];
    }
    return { tables, sequences: await selectSequences(client) };
  });
}

const changedCopy = (file: string, change: (text: string) => string): string => {
  const changed = join(directory, `changed-${Math.random()}`);
  writeFileSync(
    changed,
    gzipSync(Buffer.from(change(gunzipSync(readFileSync(file)).toString('latin1')), 'latin1')),
  );
  return changed;
};

describe('a back-up', () => {
  test('restored into an empty database has every row, every sequence and the same books', async () => {
    const file = join(directory, 'whole');
    const written = await writeBackup(server.database.url, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const empty = await emptyDatabase();
    expect(await restoreBackup(empty, file, [testCardKey])).toEqual(written);
    const [before, after] = [await contentOf(server.database.url), await contentOf(empty.url)];
    expect(after).toEqual(before);
    const filled = Object.values(before.tables).filter((table) => (table as { rows: number }).rows > 0);
    expect(filled.length).toBeGreaterThan(20);

    const restored = openDatabase(empty.url, { max: 2 });
    expect(await reconcile(restored.reader)).toMatchObject({ discrepancies: [], entriesMinor: 0 });
    await restored.close();
  }, 60_000);

  test('keeps the rules of the ledger in force after the restore', async () => {
    const file = join(directory, 'rules');
    await writeBackup(server.database.url, file);
    const empty = await emptyDatabase();
    await restoreBackup(empty, file, [testCardKey]);
    await connected(empty.url, (client) =>
      expect(client.query('DELETE FROM entries')).rejects.toMatchObject({ code: '42501' }),
    );
    await connected(empty.ownerUrl, async (client) => {
      const refused = (statement: string) => expect(client.query(statement)).rejects;
      await refused('UPDATE entries SET amount_minor = 1').toMatchObject({ code: '23001' });
      await refused('DELETE FROM transfers').toMatchObject({ code: '23001' });
      await refused('TRUNCATE orders CASCADE').toMatchObject({ code: '23001' });
      await refused('UPDATE accounts SET balance_minor = -1').toMatchObject({
        constraint: 'accounts_balance_not_negative',
      });
      await refused(`INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
        SELECT id, 1, kind, 1, now() FROM transfers LIMIT 1`).toMatchObject({
        constraint: 'entries_sum_to_zero',
      });
      await refused(`INSERT INTO entries (transfer_id, account_id, kind, amount_minor, created_at)
        VALUES (-1, 1, 'win', 1, now()), (-1, 2, 'win', -1, now())`).toMatchObject({
        constraint: 'entries_transfer_and_account',
      });
      const { rows } = await client.query<{ fresh: boolean }>(`
        WITH fresh AS (INSERT INTO transfers (kind, created_at) VALUES ('recharge', now()) RETURNING id)
        SELECT fresh.id > (SELECT max(id) FROM transfers) AS fresh FROM fresh`);
      expect(rows[0]!.fresh).toBe(true);
    });
  }, 60_000);

  test('is of one moment while members go on betting', async () => {
    const game = await server.newGame();
    const memberId = await server.newMember(1_000_000);
    await server.tick();
    let going = true;
    let placed = 0;
    const betting = (async () => {
      for (; going; placed += 1)
        await server.place({ memberId, game, period: '20261121-0723', betTypes: ['bi', 'sm'], stake: 1 });
    })();
    while (placed < 3) await new Promise((done) => setTimeout(done, 5));
    const file = join(directory, 'busy');
    await writeBackup(server.database.url, file);
    const atEnd = placed;
    going = false;
    await betting;
    expect(atEnd).toBeGreaterThan(3);
    const empty = await emptyDatabase();
    await restoreBackup(empty, file, [testCardKey]);
    const restored = openDatabase(empty.url, { max: 2 });
    expect(await reconcile(restored.reader)).toMatchObject({ discrepancies: [], entriesMinor: 0 });
    await restored.close();
  }, 60_000);
});

describe('a restore refuses', () => {
  let file: string;
  beforeAll(async () => {
    file = join(directory, 'refused');
    await writeBackup(server.database.url, file);
  });

  const refusal = async (from: string) => {
    const empty = await emptyDatabase();
    const error = await restoreBackup(empty, from, [testCardKey]).catch((reason: Error) => reason);
    const { rows } = await connected(empty.ownerUrl, (client) =>
      client.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
      ),
    );
    return { said: (error as Error).message.replace(from, 'FILE'), left: rows[0]!.count };
  };

  test('a database that holds anything', async () => {
    const full = await emptyDatabase();
    await administer(full.ownerUrl, 'CREATE TABLE anything (id integer)');
    await expect(restoreBackup(full, file, [testCardKey])).rejects.toThrow(
      'The database is not empty: nothing was restored.',
    );
  });

  test('a file that is cut, altered, none or of a newer release, before anything is written', async () => {
    const half = join(directory, 'half');
    const whole = readFileSync(file);
    writeFileSync(half, whole.subarray(0, whole.length / 2));
    expect(await refusal(half)).toEqual({ said: "FILE can't be read: unexpected end of file.", left: 0 });
    const short = changedCopy(file, (text) => text.slice(0, text.lastIndexOf('{"tables"')));
    expect(await refusal(short)).toEqual({ said: "FILE can't be read: it is cut off.", left: 0 });
    const altered = changedCopy(file, (text) => text.replace('\t300\t', '\t301\t'));
    expect(await refusal(altered)).toEqual({
      said: "FILE can't be read: the rows of entries are not those that were written.",
      left: 0,
    });
    const none = changedCopy(file, () => 'CREATE TABLE members;\n');
    expect(await refusal(none)).toEqual({ said: 'FILE is no back-up of this system.', left: 0 });
    const newer = changedCopy(file, (text) => text.replace('"0001_members"', '"0001_members","9999_later"'));
    expect(await refusal(newer)).toEqual({
      said: "FILE can't be read: it was made by a newer release, with the migration 9999_later.",
      left: 0,
    });
  }, 60_000);

  test('books that are not in order', async () => {
    const empty = await emptyDatabase();
    await restoreBackup(empty, file, [testCardKey]);
    await connected(empty.ownerUrl, async (client) => {
      await client.query('ALTER TABLE entries DISABLE TRIGGER USER');
      await client.query(`INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
        SELECT lane, id, 1, kind, 5, now() FROM transfers LIMIT 1`);
      await client.query('ALTER TABLE entries ENABLE TRIGGER USER');
    });
    const forged = join(directory, 'forged');
    await writeBackup(empty.url, forged);
    await expect(restoreBackup(await emptyDatabase(), forged, [testCardKey])).rejects.toThrow(
      'The books of the back-up are not in order: 1 transfers whose entries do not sum to zero.',
    );
  }, 60_000);
});
