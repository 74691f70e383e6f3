import type { Language } from '@members/contract';
import type { OfficeParams } from '@members/office-contract';
import { sql, type RawBuilder } from 'kysely';
import type { LocalisedText, Reader, Transaction } from '../database';
import { laneOf, shown } from '../database';

export interface QueueRow {
  id: number;
  memberId: number | null;
  username: string;
  language: Language;
  waitingSince: Date | null;
  closedAt: Date | null;
  lastAt: Date;
  assignedTo: string | null;
  unread: boolean;
  lastText: string;
  lastKind: 'member' | 'reply' | 'closing';
}

const row = sql`
  c.id, c.member_id AS "memberId", coalesce(m.username, c.visitor_name) AS username, c.language,
  c.waiting_since AS "waitingSince", c.closed_at AS "closedAt", c.last_at AS "lastAt",
  c.assigned_to AS "assignedTo",
  newest.kind = 'member' AND newest.number > c.seen_by_service AS unread,
  newest.text AS "lastText", newest.kind AS "lastKind"
  FROM support_conversations c
    LEFT JOIN members m ON m.id = c.member_id
    CROSS JOIN LATERAL (
      SELECT number, kind, left(text, 140) AS text FROM support_messages
      WHERE conversation_id = c.id AND kind <> 'note' ORDER BY number DESC LIMIT 1) AS newest`;

type View = OfficeParams<'conversations'>['view'];

const conditions: Readonly<Record<View, (operator: string) => RawBuilder<boolean>>> = {
  waiting: () => sql`c.waiting_since IS NOT NULL`,
  unassigned: () => sql`c.waiting_since IS NOT NULL AND c.assigned_to IS NULL`,
  mine: (operator) => sql`c.assigned_to = ${operator} AND c.closed_at IS NULL`,
  answered: () => sql`c.waiting_since IS NULL AND c.closed_at IS NULL`,
  closed: () => sql`c.closed_at IS NOT NULL`,
};

/** By when those who wait began to, or else when something was written last. */
const placeIn = (view: View) =>
  view === 'waiting' || view === 'unassigned'
    ? { column: sql`c.waiting_since`, order: sql``, comparison: sql`>` }
    : { column: sql`c.last_at`, order: sql`DESC`, comparison: sql`<` };

export interface Wanted {
  view: View;
  operator: string;
  memberId?: number | undefined;
  language?: Language | undefined;
  /** Of the last row of the page before. */
  after?: { at: Date; id: number } | undefined;
  limit: number;
}

export async function selectQueue(reader: Reader, wanted: Wanted): Promise<QueueRow[]> {
  const { view, operator, memberId, language, after, limit } = wanted;
  const { column, order, comparison } = placeIn(view);
  const { rows } = await sql<QueueRow>`
    SELECT ${row}
    WHERE ${conditions[view](operator)}
      ${memberId === undefined ? sql`` : sql`AND c.member_id = ${memberId}`}
      ${language === undefined ? sql`` : sql`AND c.language = ${language}`}
      ${after ? sql`AND (${column}, c.id) ${comparison} (${after.at}, ${after.id})` : sql``}
    ORDER BY ${column} ${order}, c.id ${order}
    LIMIT ${limit}`.execute(reader);
  return rows;
}

export async function selectOne(
  reader: Reader,
  id: number,
): Promise<(QueueRow & { seenByMember: number }) | undefined> {
  const { rows } = await sql<QueueRow & { seenByMember: number }>`
    SELECT c.seen_by_member AS "seenByMember", ${row} WHERE c.id = ${id}`.execute(reader);
  return rows[0];
}

export interface WaitingCount {
  waiting: number;
  /** Since when the first of them waits; null for none. */
  since: Date | null;
}

/** Conversations that wait for an answer. */
export async function countWaiting(reader: Reader): Promise<WaitingCount> {
  const { rows } = await sql<WaitingCount>`
    SELECT count(*)::int AS waiting, min(waiting_since) AS since
    FROM support_conversations WHERE waiting_since IS NOT NULL`.execute(reader);
  return rows[0]!;
}

export interface WriterRow {
  registeredAt: Date;
  active: boolean;
  realName: string;
  mail: string;
  hasCard: boolean;
  hasFundPassword: boolean;
  lastSeenAt: Date | null;
  pausedUntil: Date | number | null;
  withdrawals: { id: number; state: string; createdAt: string }[];
}

/** What there is to know of a member who writes, without a look at their money. */
export async function selectWriter(reader: Reader, memberId: number, now: Date): Promise<WriterRow> {
  const lane = laneOf(memberId);
  const { rows } = await sql<WriterRow>`
    WITH pause AS MATERIALIZED (
      SELECT paused_until FROM play_pauses
      WHERE lane = ${lane} AND member_id = ${memberId} AND paused_until > ${now}
    ),
    w AS MATERIALIZED (
      SELECT id, state, created_at AS "createdAt" FROM withdrawals
      WHERE lane = ${lane} AND member_id = ${memberId} ORDER BY id DESC LIMIT 3
    )
    SELECT created_at AS "registeredAt", status = 1 AS active, real_name AS "realName",
      coalesce((SELECT address FROM mail_addresses WHERE member_id = members.id), '') AS mail,
      EXISTS (SELECT FROM bank_cards WHERE lane = ${lane} AND member_id = members.id) AS "hasCard",
      fund_password_hash IS NOT NULL AS "hasFundPassword",
      (SELECT max(last_seen_at) FROM sessions WHERE lane = ${lane} AND member_id = members.id) AS "lastSeenAt",
      (SELECT paused_until FROM pause) AS "pausedUntil",
      coalesce((SELECT json_agg(w ORDER BY id DESC) FROM w), '[]') AS withdrawals
    FROM members WHERE id = ${memberId}`.execute(reader);
  return rows[0]!;
}

/** Who has a conversation open at the moment. */
export function selectOthers(
  reader: Reader,
  { id, operator, since }: { id: number; operator: string; since: Date },
): Promise<{ operator: string; typing: boolean }[]> {
  return reader
    .selectFrom('support_presence')
    .select(['operator', 'typing'])
    .where('conversation_id', '=', id)
    .where('operator', '<>', operator)
    .where('seen_at', '>', since)
    .orderBy('operator')
    .execute();
}

/** An operator has a conversation open; who had it open before `since` is forgotten. */
export async function upsertPresence(
  transaction: Transaction,
  seen: { id: number; operator: string; typing: boolean; now: Date; since: Date },
): Promise<void> {
  const { id, operator, typing, now, since } = seen;
  await sql`
    INSERT INTO support_presence (conversation_id, operator, seen_at, typing)
    SELECT id, ${operator}, ${now}, ${typing} FROM support_conversations WHERE id = ${id}
    ON CONFLICT (conversation_id, operator)
      DO UPDATE SET seen_at = excluded.seen_at, typing = excluded.typing`.execute(transaction);
  await transaction.deleteFrom('support_presence').where('seen_at', '<', since).execute();
}

export function selectTemplates(
  reader: Reader,
): Promise<{ id: number; title: string; reply: LocalisedText }[]> {
  return reader
    .selectFrom('reply_templates')
    .select(['id', 'title', 'reply'])
    .where(shown)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Who wrote what was last written to the member behind a message, if an operator did. */
export async function selectRepliedSince(
  reader: Reader,
  { conversationId, after }: { conversationId: number; after: number },
): Promise<string | null> {
  const found = await reader
    .selectFrom('support_messages')
    .select('operator')
    .where('conversation_id', '=', conversationId)
    .where('number', '>', after)
    .where('kind', 'in', ['reply', 'closing'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.operator ?? null;
}
