import { dirname } from 'node:path';
import type { Client } from 'pg';
import {
  selectMonthSpan,
  selectSealedMonths,
  selectSequences,
  selectTables,
  timesOfMonths,
  type SealedMonth,
} from './catalog';
import { connected } from './connect';
import type { BackupEnd, BackupHeader } from './format';
import { keepMonth } from './sealedMonths';
import { contentOfTable, line, writeWhole, type BackupFigures } from './writeLines';

/**
 * Writes all of a database as it is at one moment: every table in one REPEATABLE READ transaction, while members go
 * on. The file appears whole, readable by its owner only. Sequences are read last, so they are never behind a row. A
 * sealed month is written once, into a file beside this one; where that is there already, it is read to its end instead.
 */
export async function writeBackup(url: string, file: string): Promise<BackupFigures> {
  const figures = { tables: 0, rows: 0, sealedMonths: 0 };
  await connected(url, async (client) => {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    const sealed: BackupHeader['sealed'] = [];
    const months = await selectSealedMonths(client);
    for (const month of months) {
      sealed.push(await keepMonth(client, month, dirname(file)));
      figures.rows += month.rowCount;
      figures.sealedMonths += 1;
    }
    await writeWhole(file, contentOf(client, { sealed, after: months.at(-1), figures }));
    await client.query('COMMIT');
  });
  return figures;
}

async function* contentOf(
  client: Client,
  {
    sealed,
    after,
    figures,
  }: { sealed: BackupHeader['sealed']; after: SealedMonth | undefined; figures: BackupFigures },
): AsyncGenerator<Buffer> {
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT name FROM kysely_migration ORDER BY name',
  );
  yield line({
    format: 'members-backup',
    version: 2,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    months: await selectMonthSpan(client),
    sealed,
  } satisfies BackupHeader);
  const tables = await selectTables(client);
  for (const table of tables) {
    const time = timesOfMonths[table.name];
    const rows = after && time ? `${time} >= '${after.endsAt.toISOString()}'` : undefined;
    yield* contentOfTable(client, { ...table, ...(rows && { rows }) }, figures);
  }
  yield line({ tables: tables.length, sequences: await selectSequences(client) } satisfies BackupEnd);
}
