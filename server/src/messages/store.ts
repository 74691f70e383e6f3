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

/** What a member was told before a message, newest first. */
export async function selectMessagesBefore(
  reader: Reader,
  { memberId, before, limit }: { memberId: number; before?: number | undefined; limit: number },
): Promise<(StoredMessage & { id: number })[]> {
  const rows = await reader
    .selectFrom('messages')
    .select(['id', 'kind', 'details', 'created_at as createdAt'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (SELECT created_at, id FROM messages WHERE id = ${before})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows as (StoredMessage & { id: number })[];
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

/** Answers the messages that are new: who was told before about the subject is not told again. */
export async function insertMessages(
  transaction: Transaction,
  told: Told & { memberIds: readonly number[]; subject?: string | null; now: Date },
): Promise<{ id: number; memberId: number }[]> {
  const { memberIds, kind, subject = null, details, now } = told;
  const { rows } = await sql<{ id: number; memberId: number }>`
    INSERT INTO messages (member_id, kind, subject, details, created_at)
    SELECT member_id, ${kind}, ${subject}, ${JSON.stringify(details)}::jsonb, ${now}
    FROM unnest(${[...memberIds]}::bigint[]) AS member_id
    ON CONFLICT DO NOTHING RETURNING id, member_id AS "memberId"`.execute(transaction);
  return rows;
}

/** Its deliveries to devices go with it. */
export async function removeMessage(
  transaction: Transaction,
  { memberId, kind, subject }: { memberId: number; kind: Told['kind']; subject: string },
): Promise<void> {
  await transaction
    .deleteFrom('messages')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .execute();
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
