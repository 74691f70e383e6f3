import type { Language } from '@members/contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { SupportTables } from '../database/tables/support';

export type MessageKind = SupportTables['support_messages']['kind'];

/** Whose conversation it is: a member's, or that of the device which knows a ticket. */
export type Owner = { memberId: number } | { ticketHash: Buffer };

export interface ConversationRow {
  id: number;
  memberId: number | null;
  language: Language;
  lastNumber: number;
  waitingSince: Date | null;
  closedAt: Date | null;
  assignedTo: string | null;
  seenByService: number;
  seenByMember: number;
}

const columns = [
  'id',
  'member_id as memberId',
  'language',
  'last_number as lastNumber',
  'waiting_since as waitingSince',
  'closed_at as closedAt',
  'assigned_to as assignedTo',
  'seen_by_service as seenByService',
  'seen_by_member as seenByMember',
] as const;

const isOf = (owner: Owner) =>
  'memberId' in owner
    ? sql<boolean>`member_id = ${owner.memberId}`
    : sql<boolean>`ticket_hash = ${owner.ticketHash}`;

export const selectOwn = (reader: Reader, owner: Owner): Promise<ConversationRow | undefined> =>
  reader.selectFrom('support_conversations').select(columns).where(isOf(owner)).executeTakeFirst();

/** A conversation, held until the transaction ends. */
export const holdOwn = (transaction: Transaction, owner: Owner): Promise<ConversationRow | undefined> =>
  transaction
    .selectFrom('support_conversations')
    .select(columns)
    .where(isOf(owner))
    .forUpdate()
    .executeTakeFirst();

export const holdConversation = (
  transaction: Transaction,
  id: number,
): Promise<ConversationRow | undefined> =>
  transaction
    .selectFrom('support_conversations')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Makes the conversation of a member or a visitor where there is none. */
export async function insertConversation(
  transaction: Transaction,
  made: Owner & { language: Language; now: Date; visitorName?: string; visitorNetwork?: string },
): Promise<void> {
  await transaction
    .insertInto('support_conversations')
    .values({
      member_id: 'memberId' in made ? made.memberId : null,
      ticket_hash: 'ticketHash' in made ? made.ticketHash : null,
      language: made.language,
      visitor_name: made.visitorName ?? '',
      visitor_network: made.visitorNetwork ?? '',
      last_at: made.now,
      waiting_since: null,
      created_at: made.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

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

/** Conversations that visitors of a network began since a time, and all of visitors that wait for an answer. */
export async function countVisitors(
  reader: Reader,
  { network, since }: { network: string; since: Date },
): Promise<{ begun: number; waiting: number }> {
  const { rows } = await sql<{ begun: number; waiting: number }>`
    SELECT
      (SELECT count(*) FROM support_conversations
        WHERE member_id IS NULL AND visitor_network = ${network} AND created_at > ${since})::int AS begun,
      (SELECT count(*) FROM support_conversations
        WHERE member_id IS NULL AND waiting_since IS NOT NULL)::int AS waiting`.execute(reader);
  return rows[0]!;
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

export async function setLanguage(
  transaction: Transaction,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  await transaction.updateTable('support_conversations').set({ language }).where('id', '=', id).execute();
}

/** How far a side has seen the conversation; never less than before, nor more than there is. Whether it has moved. */
export async function moveSeen(
  transaction: Transaction,
  { id, by, through }: { id: number; by: 'service' | 'member'; through: number },
): Promise<boolean> {
  const column = by === 'service' ? sql.ref('seen_by_service') : sql.ref('seen_by_member');
  const { numAffectedRows } = await sql`
    UPDATE support_conversations SET ${column} = least(${through}, last_number)
    WHERE id = ${id} AND ${column} < least(${through}, last_number)`.execute(transaction);
  return numAffectedRows === 1n;
}

export async function setAssigned(
  transaction: Transaction,
  { id, operator }: { id: number; operator: string | null },
): Promise<void> {
  await transaction
    .updateTable('support_conversations')
    .set({ assigned_to: operator })
    .where('id', '=', id)
    .execute();
}

export async function reopen(transaction: Transaction, id: number): Promise<void> {
  await transaction
    .updateTable('support_conversations')
    .set({ closed_at: null })
    .where('id', '=', id)
    .execute();
}

/** What is older than the times given: messages of members, whole conversations of visitors. */
export async function removeOld(
  transaction: Transaction,
  { messagesBefore, visitorsBefore }: { messagesBefore: Date; visitorsBefore: Date },
): Promise<void> {
  await sql`
    DELETE FROM support_conversations WHERE member_id IS NULL AND last_at < ${visitorsBefore}`.execute(
    transaction,
  );
  await sql`
    DELETE FROM support_pictures p USING support_messages m
    WHERE m.conversation_id = p.conversation_id AND m.number = p.number
      AND m.created_at < ${messagesBefore}`.execute(transaction);
  await sql`DELETE FROM support_messages WHERE created_at < ${messagesBefore}`.execute(transaction);
}
