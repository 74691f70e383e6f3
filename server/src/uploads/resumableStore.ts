import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface Upload {
  id: string;
  operator: string;
  name: string;
  size: number;
  received: number;
}

export async function insertUpload(
  transaction: Transaction,
  upload: Omit<Upload, 'received'> & { now: Date },
): Promise<void> {
  const { id, operator, name, size, now } = upload;
  await transaction
    .insertInto('office_uploads')
    .values({ id, operator, name, size, started_at: now })
    .execute();
}

export async function selectUpload(
  reader: Reader,
  { id, operator }: { id: string; operator: string },
): Promise<Upload | null> {
  const row = await reader
    .selectFrom('office_uploads')
    .select(['id', 'operator', 'name', 'size', 'received'])
    .where('id', '=', id)
    .where('operator', '=', operator)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds bytes where an upload ends. False where it ends elsewhere by now: somebody else has added some. */
export async function appendPart(
  transaction: Transaction,
  { id, start, content }: { id: string; start: number; content: Buffer },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE office_uploads SET received = received + ${content.length}
    WHERE id = ${id} AND received = ${start} AND received + ${content.length} <= size
    RETURNING id`.execute(transaction);
  if (rows.length === 0) return false;
  await transaction.insertInto('office_upload_parts').values({ upload_id: id, start, content }).execute();
  return true;
}

/** The parts of an upload from a byte on, so many bytes of them at most at a time. */
export function selectParts(
  reader: Reader,
  { id, from, limit }: { id: string; from: number; limit: number },
): Promise<{ start: number; content: Buffer }[]> {
  return reader
    .selectFrom('office_upload_parts')
    .select(['start', 'content'])
    .where('upload_id', '=', id)
    .where('start', '>=', from)
    .orderBy('start')
    .limit(limit)
    .execute();
}

export async function deleteUpload(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('office_uploads').where('id', '=', id).execute();
}

export async function deleteUploadsBefore(transaction: Transaction, before: Date): Promise<void> {
  await transaction.deleteFrom('office_uploads').where('started_at', '<', before).execute();
}

/** Where the part begins that a byte is in. */
export async function partAt(reader: Reader, { id, byte }: { id: string; byte: number }): Promise<number> {
  const row = await reader
    .selectFrom('office_upload_parts')
    .select('start')
    .where('upload_id', '=', id)
    .where('start', '<=', byte)
    .orderBy('start', 'desc')
    .executeTakeFirst();
  return row?.start ?? 0;
}
