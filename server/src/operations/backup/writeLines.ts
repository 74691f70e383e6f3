import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Table } from './catalog';
import { tableEndMark, type BackupTable, type BackupTableEnd } from './format';

export interface BackupFigures {
  tables: number;
  /** With those of sealed months. */
  rows: number;
  /** How many of these there are, in files of their own. */
  sealedMonths: number;
}

/** Writes lines into a gzipped file that appears once it is whole, readable by its owner only. */
export async function writeWhole(file: string, lines: AsyncIterable<Buffer>): Promise<void> {
  const incoming = `${file}.incoming`;
  try {
    await pipeline(
      Readable.from(lines, { objectMode: false }),
      createGzip(),
      createWriteStream(incoming, { mode: 0o600, flags: 'wx', flush: true }),
    );
    await rename(incoming, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(incoming, { force: true });
    throw error;
  }
}

/** A table's line, its rows, and the line that says what must have been read. */
export async function* contentOfTable(
  client: Client,
  table: Table,
  figures: BackupFigures,
): AsyncGenerator<Buffer> {
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

function copyOut(client: Client, { name, columns, rows = 'true' }: Table): AsyncIterable<Buffer> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return client.query(
    copyTo(`COPY (SELECT ${names} FROM ${client.escapeIdentifier(name)} WHERE ${rows}) TO STDOUT`),
  );
}

export const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`);
