import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

/**
 * A back-up is one gzip file of lines: the header, then for each table its name, its rows in PostgreSQL's COPY text
 * format, `\.` and what must have been read, then the sequences as the last line. Rows of sealed months are in files of
 * the same form, one for each month, which all back-ups in a directory share.
 */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const headerSchema = z.object({
  format: z.literal('members-backup'),
  version: z.literal(1).or(z.literal(2)),
  createdAt: z.iso.datetime(),
  /** Migrations that the database had had: its schema. */
  migrations: z.array(z.string()),
  /** Where the months of orders and entries begin and end; not in version 1, which was before months. */
  months: z.object({ firstEnds: z.iso.datetime(), lastEnds: z.iso.datetime() }).optional(),
  /** The months whose rows are in files of their own, beside this one, with the hash of their seal. */
  sealed: z.array(z.object({ month: z.string(), file: z.string().regex(/^[\w.-]+$/), sha256 })).default([]),
});
const monthHeaderSchema = z.object({
  format: z.literal('members-month'),
  version: z.literal(1),
  month: z.string(),
  /** Of its seal. */
  sha256,
});
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const tableEndSchema = z.object({ rows: z.number().int().min(0), sha256: z.string().length(64) });
const endSchema = z.object({
  tables: z.number().int(),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/), called: z.boolean() })),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type MonthHeader = z.infer<typeof monthHeaderSchema>;
export type BackupTable = z.infer<typeof tableSchema>;
export type BackupTableEnd = z.infer<typeof tableEndSchema>;
export type BackupEnd = z.infer<typeof endSchema>;

/** What a reader of a back-up is told, in the order of the file. */
export interface BackupVisitor<Header = BackupHeader> {
  header(header: Header): Promise<void>;
  /** Takes the rows as lines with their ends. */
  table(table: BackupTable, rows: AsyncIterable<Buffer>): Promise<void>;
  end(end: BackupEnd): Promise<void>;
}

export const tableEndMark = '\\.\n';
const newline = 0x0a;

/** Reads a back-up from its first line to its last. Throws an Error of one sentence where it is cut, altered or none. */
export const readBackup = (file: string, visitor: BackupVisitor): Promise<void> =>
  readFile(file, headerSchema, visitor);

/** Reads the file of a sealed month as a back-up. */
export const readMonth = (file: string, visitor: BackupVisitor<MonthHeader>): Promise<void> =>
  readFile(file, monthHeaderSchema, visitor);

async function readFile<Header>(
  file: string,
  schema: z.ZodType<Header>,
  visitor: BackupVisitor<Header>,
): Promise<void> {
  try {
    const lines = linesOf(pipeline(createReadStream(file), createGunzip(), () => {}));
    const next = async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error('it is cut off');
      return value;
    };
    const json = async () => JSON.parse(String(await next())) as unknown;
    await visitor.header(schema.parse(await json()));
    let tables = 0;
    for (let line = await json(); ; line = await json()) {
      const end = endSchema.safeParse(line);
      if (end.success) {
        if (end.data.tables !== tables) throw new Error('a table is missing');
        return await visitor.end(end.data);
      }
      const table = tableSchema.parse(line);
      const sum = createHash('sha256');
      let rows = 0;
      await visitor.table(
        table,
        (async function* () {
          for (let row = await next(); String(row) !== tableEndMark; row = await next()) {
            sum.update(row);
            rows += 1;
            yield row;
          }
        })(),
      );
      const expected = tableEndSchema.parse(await json());
      if (expected.rows !== rows || expected.sha256 !== sum.digest('hex'))
        throw new Error(`the rows of ${table.table} are not those that were written`);
      tables += 1;
    }
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      throw new Error(`${file} is no back-up of this system.`, { cause: error });
    throw new Error(`${file} can't be read: ${(error as Error).message}.`, { cause: error });
  }
}

/** Every line with its end. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let from = 0;
    for (let at = text.indexOf(newline); at >= 0; at = text.indexOf(newline, from)) {
      yield text.subarray(from, at + 1);
      from = at + 1;
    }
    rest = text.subarray(from);
  }
  if (rest.length > 0) throw new Error('it is cut off');
  return undefined;
}
