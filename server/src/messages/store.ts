import { sql, type RawBuilder } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { Told } from './describe';

const most = 100;

export type StoredMessage = Told & { createdAt: Date };

/** What a member was told, newest first. */
export async function newest(reader: Reader, memberId: number): Promise<StoredMessage[]> {
  const rows = await reader
    .selectFrom('messages')
    .select(['kind', 'details', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows as StoredMessage[];
}

/** Of some subjects those of which one of the members was told. */
export async function selectToldSubjects(
  reader: Reader,
  told: { kind: Told['kind']; memberIds: readonly number[]; subjects: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    SELECT subject FROM messages WHERE kind = ${told.kind}
      AND member_id = ANY (${[...told.memberIds]}::bigint[]) AND subject = ANY (${[...told.subjects]}::text[])`.execute(
    reader,
  );
  return rows.map(({ subject }) => subject);
}

/** A message with how many its member has not seen. */
export async function selectForPush(
  reader: Reader,
  id: number,
): Promise<(StoredMessage & { memberId: number; unread: number }) | undefined> {
  const row = await reader
    .selectFrom('messages')
    .innerJoin('members', 'members.id', 'messages.member_id')
    .select(['kind', 'details', 'messages.created_at as createdAt', 'member_id as memberId'])
    .select(unreadCount.as('unread'))
    .where('messages.id', '=', id)
    .executeTakeFirst();
  return row as (StoredMessage & { memberId: number; unread: number }) | undefined;
}

/** Answers the number of the message; `null` where the member was told before about the subject. */
export async function insertMessage(
  transaction: Transaction,
  told: Told & { memberId: number; subject?: string | null; now: Date },
): Promise<number | null> {
  const row = await transaction
    .insertInto('messages')
    .values({
      member_id: told.memberId,
      kind: told.kind,
      subject: told.subject ?? null,
      details: JSON.stringify(told.details),
      created_at: told.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function removeBefore(transaction: Transaction, time: Date): Promise<void> {
  await transaction.deleteFrom('messages').where('created_at', '<', time).execute();
}

export interface Mark {
  /** Up to when the member has seen what was told; `null` before the first look. */
  seenAt: Date | null;
  /** Notices from before the member are no news. */
  noticesSeenAt: Date;
  newestAt: Date | null;
}

export async function selectMark(reader: Reader, memberId: number): Promise<Mark | undefined> {
  const { rows } = await sql<Mark>`
    SELECT ${seenAt} AS "seenAt", coalesce(${seenAt}, members.created_at) AS "noticesSeenAt", greatest(
      (SELECT max(created_at) FROM messages WHERE member_id = members.id),
      (SELECT max(shown_from) FROM notices WHERE shown_from <= now())) AS "newestAt"
    FROM members WHERE members.id = ${memberId}`.execute(reader);
  return rows[0];
}

/** A mark moves forward only. */
export async function moveMark(
  transaction: Transaction,
  { memberId, through }: { memberId: number; through: Date },
): Promise<void> {
  await sql`
    INSERT INTO message_marks (member_id, seen_at) VALUES (${memberId}, ${through})
    ON CONFLICT (member_id) DO UPDATE SET seen_at = excluded.seen_at
      WHERE message_marks.seen_at < excluded.seen_at`.execute(transaction);
}

const seenAt = sql`(SELECT seen_at FROM message_marks WHERE message_marks.member_id = members.id)`;

/**
 * How many notices and messages a row of `members` has not seen, to stand in a statement that reads members. Marks are
 * of whole milliseconds.
 */
export const unreadCount: RawBuilder<number> = sql<number>`(
  (SELECT count(*) FROM messages
    WHERE messages.member_id = members.id AND messages.created_at > coalesce(${seenAt}, '-infinity'))
  + (SELECT count(*) FROM notices
    WHERE shown_from <= now() AND date_trunc('milliseconds', shown_from) > coalesce(${seenAt}, members.created_at)))::integer`;
