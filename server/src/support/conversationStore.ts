import type { Language } from '@members/contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

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

/** Of members, in their order, each one's conversation; null for who has none. */
export async function selectOfMembers(
  reader: Reader,
  memberIds: readonly number[],
): Promise<(ConversationRow | null)[]> {
  const rows = await reader
    .selectFrom('support_conversations')
    .select(columns)
    .where('member_id', '=', sql<number>`ANY (${[...memberIds]}::bigint[])`)
    .execute();
  const byMember = new Map(rows.map((row) => [row.memberId, row]));
  return memberIds.map((id) => byMember.get(id) ?? null);
}

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
