import type { ContentFields, ContentKind } from '@members/office-contract';
import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { Declined } from '../office';
import type { ArrivedFile } from '../uploads';
import { bare, columnsOf, fieldsOfCells } from './csvCells';
import { ownColumns } from './exportContent';

/** What a line of a file says; what it says nothing of is undefined. */
export interface Line {
  /** Of a CSV file the line in which it begins, of a JSON file the number of the entry. */
  line: number;
  /** Empty for an item that is to be made. */
  id: string;
  version?: number | undefined;
  state?: string | undefined;
  shownFrom?: string | undefined;
  fields: ContentFields;
}

interface Wanted {
  kind: ContentKind;
  format: 'csv' | 'json';
}

/** The lines of a file that an operator has sent. Rejects with Declined for what is no such file. */
export async function readLines(file: ArrivedFile, { kind, format }: Wanted): Promise<Line[]> {
  try {
    return await (format === 'csv' ? readCsv(file, kind) : readJson(file));
  } catch (error) {
    if (error instanceof Declined) throw error;
    throw new Declined('importUnreadable', { fault: (error as Error).message });
  }
}

/** Throws for what isn't UTF-8, instead of reading other letters. */
async function* textOf(file: ArrivedFile): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  for await (const part of file.read()) yield decoder.decode(part, { stream: true });
  yield decoder.decode();
}

async function readCsv(file: ArrivedFile, kind: ContentKind): Promise<Line[]> {
  const lines: Line[] = [];
  const parser = parse({
    ...{ bom: true, info: true, relax_column_count: true, skip_empty_lines: true },
    delimiter: await delimiterOf(file),
    record_delimiter: ['\r\n', '\n'],
  });
  await pipeline(Readable.from(textOf(file)), parser, async (records: AsyncIterable<CsvRecord>) => {
    let columns: string[] | null = null;
    for await (const { record, info } of records)
      if (columns) lines.push(lineOf(kind, columns, { record, info }));
      else columns = knownColumns(kind, record);
  });
  return lines;
}

interface CsvRecord {
  record: string[];
  /** How many lines there are up to its end. */
  info: { lines: number };
}

function knownColumns(kind: ContentKind, record: readonly string[]): string[] {
  const known = new Set<string>([...ownColumns, ...columnsOf(kind).map(({ name }) => name)]);
  const columns = record.map((name) => name.trim());
  const unknown = columns.find((name, index) => !known.has(name) || columns.indexOf(name) !== index);
  if (unknown !== undefined) throw new Declined('importColumn', { column: unknown });
  return columns;
}

function lineOf(kind: ContentKind, columns: readonly string[], { record, info }: CsvRecord): Line {
  const cells = new Map(columns.map((name, index) => [name, bare(record[index] ?? '')]));
  const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
  const version = cells.get('version');
  return {
    line: info.lines - breaks,
    id: cells.get('id') ?? '',
    version: version ? Number(version) : undefined,
    state: cells.get('state'),
    shownFrom: cells.get('shownFrom'),
    fields: fieldsOfCells(kind, cells),
  };
}

/** Spreadsheets of many countries write semicolons, and some tabs: what the first line has most of. */
async function delimiterOf(file: ArrivedFile): Promise<string> {
  for await (const part of file.read()) {
    const head = part.toString('utf8').split('\n', 1)[0]!;
    const [most] = [',', ';', '\t'].toSorted(
      (one, other) => head.split(other).length - head.split(one).length,
    );
    return most!;
  }
  return ',';
}

const entry = z.object({
  id: z.string().default(''),
  version: z.number().int().optional(),
  state: z.string().optional(),
  shownFrom: z.string().optional(),
  fields: z.record(z.string(), z.unknown()),
});

async function readJson(file: ArrivedFile): Promise<Line[]> {
  let text = '';
  for await (const part of textOf(file)) text += part;
  return z
    .array(entry)
    .parse(JSON.parse(text.replace(/^\uFEFF/, '')))
    .map(({ fields, ...item }, index) => ({ ...item, line: index + 1, fields: fields as ContentFields }));
}
