import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { Stretch } from './clipFile';

export async function insertClip(
  transaction: Transaction,
  clip: { file: string; size: number; durationMs: number; by: string; at: Date },
): Promise<void> {
  const { file, size, durationMs, by, at } = clip;
  await transaction
    .insertInto('clips')
    .values({ file, size, duration_ms: durationMs, added_by: by, added_at: at })
    .execute();
}

export async function insertPart(
  transaction: Transaction,
  part: { file: string; start: number; content: Buffer },
): Promise<void> {
  await transaction.insertInto('clip_parts').values(part).execute();
}

/** Takes a part of an upload over, inside of the database. */
export async function takeStretch(
  transaction: Transaction,
  { file, upload, from, to, shift }: Stretch & { file: string; upload: string },
): Promise<void> {
  await sql`
    INSERT INTO clip_parts (file, start, content)
    SELECT ${file}, greatest(start, ${from}::bigint) + ${shift}::bigint,
      CASE WHEN start >= ${from}::bigint AND start + length(content) <= ${to}::bigint THEN content
        ELSE substring(content FROM greatest(${from}::bigint - start, 0)::integer + 1
          FOR (least(start + length(content), ${to}::bigint) - greatest(start, ${from}::bigint))::integer) END
    FROM office_upload_parts
    WHERE upload_id = ${upload} AND start < ${to}::bigint AND start + length(content) > ${from}::bigint
  `.execute(transaction);
}

export async function clipSize(reader: Reader, file: string): Promise<number | null> {
  const row = await reader.selectFrom('clips').select('size').where('file', '=', file).executeTakeFirst();
  return row?.size ?? null;
}

/** The part of a clip that begins at a byte. */
export async function selectPart(
  reader: Reader,
  { file, start }: { file: string; start: number },
): Promise<Buffer | undefined> {
  const row = await reader
    .selectFrom('clip_parts')
    .select('content')
    .where('file', '=', file)
    .where('start', '=', start)
    .executeTakeFirst();
  return row?.content;
}

export async function insertCaptions(
  transaction: Transaction,
  { name, vtt, by, at }: { name: string; vtt: string; by: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto('caption_files')
    .values({ name, vtt, added_by: by, added_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function selectCaptions(reader: Reader, name: string): Promise<string | undefined> {
  const row = await reader
    .selectFrom('caption_files')
    .select('vtt')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.vtt;
}
