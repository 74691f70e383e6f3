import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { SupportTables } from '../database/tables/support';

export type MessageKind = SupportTables['support_messages']['kind'];

export interface MessageRow {
  number: number;
  kind: MessageKind;
  operator: string | null;
  /** By which name members know the operator; empty for none. */
  name: string;
  text: string;
  picture: { name: string; width: number; height: number } | null;
  key: string | null;
  createdAt: Date;
}

export interface MessagesWanted {
  conversationId: number;
  after?: number | undefined;
  before?: number | undefined;
  /** Notes are for operators alone. */
  withNotes: boolean;
  limit: number;
}

/** Messages in their order: the first behind `after`, else the last before `before` or of all. */
export async function selectMessages(reader: Reader, wanted: MessagesWanted): Promise<MessageRow[]> {
  const { conversationId, after, before, withNotes, limit } = wanted;
  const forward = after !== undefined;
  const { rows } = await sql<MessageRow>`
    SELECT m.number, m.kind, m.operator, coalesce(n.name, '') AS name, m.text, m.key,
      m.created_at AS "createdAt",
      CASE WHEN p.name IS NOT NULL
        THEN json_build_object('name', p.name, 'width', p.width, 'height', p.height) END AS picture
    FROM support_messages m
      LEFT JOIN support_names n ON n.operator = m.operator
      LEFT JOIN support_pictures p ON p.name = m.picture
    WHERE m.conversation_id = ${conversationId}
      ${after === undefined ? sql`` : sql`AND m.number > ${after}`}
      ${before === undefined ? sql`` : sql`AND m.number < ${before}`}
      ${withNotes ? sql`` : sql`AND m.kind <> 'note'`}
    ORDER BY m.number ${forward ? sql`` : sql`DESC`}
    LIMIT ${limit}`.execute(reader);
  return forward ? rows : rows.toReversed();
}

export async function selectByKey(
  reader: Reader,
  { conversationId, key }: { conversationId: number; key: string },
): Promise<{ number: number; text: string; picture: string | null } | undefined> {
  return reader
    .selectFrom('support_messages')
    .select(['number', 'text', 'picture'])
    .where('conversation_id', '=', conversationId)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Messages of the member or visitor since a time, counted up to `most`. */
export async function countWritten(
  reader: Reader,
  { conversationId, since, most }: { conversationId: number; since: Date; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM support_messages
      WHERE conversation_id = ${conversationId} AND kind = 'member' AND created_at > ${since}
      ORDER BY number DESC LIMIT ${most}) AS newest`.execute(reader);
  return rows[0]!.count;
}

export interface NewMessage {
  conversationId: number;
  kind: MessageKind;
  operator?: string;
  text: string;
  picture?: string | undefined;
  key: string | null;
  waitedSeconds?: number | null;
  now: Date;
}

/** Adds a message to a conversation that the transaction holds, and answers with its number. */
export async function insertMessage(transaction: Transaction, message: NewMessage): Promise<number> {
  const { conversationId, kind, operator = null, picture = null, waitedSeconds = null } = message;
  const { number } = await transaction
    .updateTable('support_conversations')
    .set({
      last_number: sql<number>`last_number + 1`,
      ...(kind !== 'note' && { last_at: message.now }),
      ...(kind === 'member' && {
        waiting_since: sql<Date>`coalesce(waiting_since, ${message.now})`,
        closed_at: null,
      }),
      ...((kind === 'reply' || kind === 'closing') && { waiting_since: null }),
      ...(kind === 'closing' && { closed_at: message.now, assigned_to: null }),
    })
    .where('id', '=', conversationId)
    .returning('last_number as number')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('support_messages')
    .values({
      ...{ conversation_id: conversationId, number, kind, operator, picture },
      ...{ text: message.text, key: message.key, created_at: message.now, waited_seconds: waitedSeconds },
    })
    .execute();
  return number;
}
