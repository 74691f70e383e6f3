import { sql } from 'kysely';
import { laneOf, type Reader, type Transaction } from '../database';

export async function insert(
  transaction: Transaction,
  upload: { name: string; memberId: number; webp: Buffer; now: Date },
): Promise<void> {
  await transaction
    .insertInto('uploads')
    .values({
      lane: laneOf(upload.memberId),
      name: upload.name,
      member_id: upload.memberId,
      webp: upload.webp,
      created_at: upload.now,
    })
    .execute();
}

/** Removes a member's uploads but the latest `keep` and the one that is the avatar. */
export async function trim(
  transaction: Transaction,
  { memberId, keep }: { memberId: number; keep: number },
): Promise<void> {
  const own = sql`lane = ${laneOf(memberId)} AND member_id = ${memberId}`;
  await sql`
    DELETE FROM uploads
    WHERE ${own} AND id NOT IN (SELECT id FROM uploads WHERE ${own} ORDER BY id DESC LIMIT ${keep})
      AND NOT EXISTS (
        SELECT FROM members WHERE members.id = ${memberId} AND avatar_url = '/uploads/' || uploads.name || '.webp'
      )`.execute(transaction);
}

export async function find(reader: Reader, name: string): Promise<{ memberId: number } | undefined> {
  return reader
    .selectFrom('uploads')
    .select('member_id as memberId')
    .where('name', '=', name)
    .executeTakeFirst();
}

export async function picture(reader: Reader, name: string): Promise<Buffer | undefined> {
  const row = await reader.selectFrom('uploads').select('webp').where('name', '=', name).executeTakeFirst();
  return row?.webp;
}
