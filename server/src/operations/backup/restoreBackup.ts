import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrate, migrationNames, type DatabaseAddresses } from '../../database';
import { updateDatabase } from '../updateDatabase';
import { isEmpty, selectTables, timesOfMonths } from './catalog';
import { connected } from './connect';
import { readBackup, type BackupHeader, type BackupTable } from './format';
import { findFaults } from './findFaults';
import { checkMonth, refuseOtherRows, visitMonth } from './sealedMonths';
import type { BackupFigures } from './writeLines';

/**
 * Loads a back-up into an empty database: the schema of its time by the migrations, the rows in one transaction, then
 * the migrations since, the rights of the application's role and the present key of card numbers. The file is read to
 * its end before anything is written. Throws an Error of one sentence for a database that isn't empty, a file that is
 * not whole, and books that are not in order.
 */
export async function restoreBackup(
  addresses: DatabaseAddresses,
  file: string,
  cardKeys: readonly string[],
): Promise<BackupFigures> {
  const { ownerUrl: url } = addresses;
  if (!(await connected(url, isEmpty))) throw new Error('The database is not empty: nothing was restored.');
  const header = await checkFile(file);
  const { migrations, months } = header;
  await migrate(url, migrations);
  const figures = await connected(url, async (client) => {
    if (months) await client.query('SELECT remake_months($1, $2)', [months.firstEnds, months.lastEnds]);
    return loadRows(client, file, header);
  });
  await updateDatabase(addresses, cardKeys);
  return figures;
}

async function checkFile(file: string): Promise<BackupHeader> {
  let found!: BackupHeader;
  await readBackup(file, {
    header: async (header) => {
      const unknown = header.migrations.find((name) => !migrationNames.includes(name));
      if (unknown) throw new Error(`it was made by a newer release, with the migration ${unknown}`);
      found = header;
    },
    table: async (_table, rows) => {
      for await (const row of rows) void row;
    },
    end: async () => {},
  });
  for (const month of found.sealed) await checkMonth(month, dirname(file));
  return found;
}

/**
 * The triggers that say what may change are for changes, not for rows that were there: they are off for this
 * transaction. Checks, keys and foreign keys are not, and `findFaults` asks what the triggers would have.
 */
async function loadRows(
  client: Client,
  file: string,
  { months, sealed }: BackupHeader,
): Promise<BackupFigures> {
  const figures = { tables: 0, rows: 0, sealedMonths: sealed.length };
  const quoted = (name: string) => client.escapeIdentifier(name);
  await client.query('BEGIN');
  const tables = await selectTables(client);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  // A month may have been written before rows had their lane.
  for (const { name } of tables.filter(({ columns }) => columns.includes('lane')))
    await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER ${quoted(`${name}_lane`)}`);
  // Some migrations bring rows of their own; they are in the back-up too.
  for (const { name } of tables.toReversed()) await client.query(`DELETE FROM ${quoted(name)}`);
  const load = async ({ table, columns }: BackupTable, rows: AsyncIterable<Buffer>) => {
    const names = columns.map(quoted).join(', ');
    const target = client.query(copyFrom(`COPY ${quoted(table)} (${names}) FROM STDIN`));
    await pipeline(Readable.from(rows, { objectMode: false }), target);
    figures.rows += target.rowCount;
  };
  /** Table by table, since rows of one table need those that their foreign keys point to. */
  const loadFromMonths = async (wanted: string) => {
    for (const month of sealed)
      await visitMonth(month, dirname(file), async (table, rows) => {
        if (table.table === wanted) await load(table, rows);
        else for await (const row of rows) void row;
      });
  };
  await readBackup(file, {
    header: async () => {},
    table: async (table, rows) => {
      if (table.table in timesOfMonths && table.table !== 'entries') await loadFromMonths(table.table);
      await load(table, rows);
      figures.tables += 1;
    },
    end: async ({ sequences }) => {
      // Last, since the lane of an entry is asked of its transfer.
      await loadFromMonths('entries');
      for (const { name, last, called } of sequences)
        await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), last, called]);
    },
  });
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  if (months)
    await client.query('SELECT shut_month(name) FROM months WHERE closed_at IS NOT NULL ORDER BY ends_at');
  for (const { month } of sealed) await refuseOtherRows(client, month);
  const faults = await findFaults(client);
  if (faults.length > 0) throw new Error(`The books of the back-up are not in order: ${faults.join(', ')}.`);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  return figures;
}
