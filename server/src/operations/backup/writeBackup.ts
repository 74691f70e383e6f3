import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { selectMonthSpan, selectSequences, selectTables, type Table } from './catalog';
import { connected } from './connect';
import {
  tableEndMark,
  type BackupEnd,
  type BackupHeader,
  type BackupTable,
  type BackupTableEnd,
} from './format';

export interface BackupFigures {
  tables: number;
  rows: number;
}

/**
 * Writes all of a database as it is at one moment: every table in one REPEATABLE READ transaction, while members go
 * on. The file appears whole, readable by its owner only. Sequences are read last, so they are never behind a row.
 */
export async function writeBackup(url: string, file: string): Promise<BackupFigures> {
  const incoming = `${file}.incoming`;
  const figures = { tables: 0, rows: 0 };
  try {
    await connected(url, async (client) => {
      await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY`);
      await pipeline(
        Readable.from(contentOf(client, figures), { objectMode: false }),
        createGzip(),
        createWriteStream(incoming, { mode: 0o600, flags: 'wx', flush: true }),
      );
      await client.query('COMMIT');
    });
    await rename(incoming, file);
    return figures;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(incoming, { force: true });
    throw error;
  }
}

async function* contentOf(client: Client, figures: BackupFigures): AsyncGenerator<Buffer> {
  const { rows: migrations } = await client.query<{ name: string }>(
    'SELECT name FROM kysely_migration ORDER BY name',
  );
  yield line({
    format: 'members-backup',
    version: 2,
    createdAt: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    months: await selectMonthSpan(client),
  } satisfies BackupHeader);
  const tables = await selectTables(client);
  for (const table of tables) {
    yield line({ table: table.name, columns: table.columns } satisfies BackupTable);
    const sum = createHash('sha256');
    let rows = 0;
    for await (const chunk of copyOut(client, table)) {
      sum.update(chunk);
      for (const byte of chunk) if (byte === 0x0a) rows += 1;
      yield chunk;
    }
    yield Buffer.from(tableEndMark);
    yield line({ rows, sha256: sum.digest('hex') } satisfies BackupTableEnd);
    figures.tables += 1;
    figures.rows += rows;
  }
  yield line({ tables: tables.length, sequences: await selectSequences(client) } satisfies BackupEnd);
}

function copyOut(client: Client, { name, columns }: Table): AsyncIterable<Buffer> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(copyTo(`COPY (SELECT ${names} FROM ${client.escapeIdentifier(name)}) TO STDOUT`));
}

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
