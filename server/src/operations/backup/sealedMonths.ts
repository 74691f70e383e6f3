import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { selectTables, timesOfMonths, type SealedMonth } from './catalog';
import { readMonth, type BackupHeader, type MonthHeader } from './format';
import { contentOfTable, line, writeWhole } from './writeLines';

type Kept = BackupHeader['sealed'][number];

/**
 * Sees to the file of a sealed month in a directory: writes it, or reads the one that is there to its end. Throws an Error
 * of one sentence where the rows are not those that were sealed, or the file is not whole.
 */
export async function keepMonth(client: Client, sealed: SealedMonth, directory: string): Promise<Kept> {
  const { month, sha256 } = sealed;
  const kept = { month, file: `members-month-${month}-${sha256.slice(0, 12)}.backup`, sha256 };
  if (existsSync(join(directory, kept.file))) {
    await checkMonth(kept, directory);
    return kept;
  }
  await refuseOtherRows(client, month);
  await writeWhole(join(directory, kept.file), contentOfMonth(client, sealed));
  return kept;
}

/** Refuses a month whose rows are not those that were sealed. */
export async function refuseOtherRows(client: Client, month: string): Promise<void> {
  const { rows } = await client.query<{ sealed: boolean }>(
    'SELECT month_digest(month, columns) = sha256 AS sealed FROM month_seals WHERE month = $1',
    [month],
  );
  if (!rows[0]?.sealed) throw new Error(`The rows of the month ${month} are not those that were sealed.`);
}

async function* contentOfMonth(client: Client, sealed: SealedMonth): AsyncGenerator<Buffer> {
  const { month, sha256, startsAt, endsAt } = sealed;
  yield line({ format: 'members-month', version: 1, month, sha256 } satisfies MonthHeader);
  const tables = (await selectTables(client)).filter(({ name }) => name in timesOfMonths);
  for (const table of tables) {
    const time = timesOfMonths[table.name]!;
    const rows = `${time} >= '${startsAt?.toISOString() ?? '-infinity'}' AND ${time} < '${endsAt.toISOString()}'`;
    yield* contentOfTable(client, { ...table, rows }, { tables: 0, rows: 0, sealedMonths: 0 });
  }
  yield line({ tables: tables.length, sequences: [] });
}

/** Reads the file of a sealed month to its end. */
export const checkMonth = (kept: Kept, directory: string): Promise<void> =>
  visitMonth(kept, directory, async (_table, rows) => {
    for await (const row of rows) void row;
  });

/** Has a visitor take the rows of each table of a sealed month. */
export async function visitMonth(
  { month, file, sha256 }: Kept,
  directory: string,
  table: (table: { table: string; columns: string[] }, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await readMonth(join(directory, file), {
    header: async (header) => {
      if (header.month !== month || header.sha256 !== sha256) throw new Error('it is of another month');
    },
    table,
    end: async () => {},
  });
}
