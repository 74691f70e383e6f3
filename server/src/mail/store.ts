import type { Language } from '@members/contract';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface NewMail {
  memberId: number;
  kind: string;
  places: Readonly<Record<string, string>>;
  codeSalt: Buffer | null;
  now: Date;
  dueAt: Date;
  expiresAt: Date;
}

/** A mail to one address, whoever's it is. */
export async function insertMail(
  transaction: Transaction,
  mail: NewMail & { address: string; language: Language },
): Promise<void> {
  await transaction
    .insertInto('mails')
    .values({
      member_id: mail.memberId,
      address: mail.address,
      language: mail.language,
      kind: mail.kind,
      places: JSON.stringify(mail.places),
      code_salt: mail.codeSalt,
      created_at: mail.now,
      expires_at: mail.expiresAt,
      due_at: mail.dueAt,
    })
    .execute();
}

/** A mail to the member's confirmed address, and to the one before it while it is told of changes; none without one. */
export async function insertMailToMember(
  transaction: Transaction,
  { memberId, kind, places, codeSalt, now, dueAt, expiresAt }: NewMail,
): Promise<void> {
  await sql`
    INSERT INTO mails (member_id, address, language, kind, places, code_salt, created_at, expires_at, due_at)
    SELECT member_id, told.address, language, ${kind}, ${JSON.stringify(places)}::jsonb, ${codeSalt}, ${now}, ${expiresAt}, ${dueAt}
    FROM mail_addresses AS own CROSS JOIN LATERAL (
      VALUES (own.address)
      UNION SELECT own.former_address WHERE own.former_until > ${now} AND ${codeSalt}::bytea IS NULL
    ) AS told (address)
    WHERE member_id = ${memberId}`.execute(transaction);
}

/** Whether a mail of a kind waits for a member. */
export async function mailWaits(
  reader: Reader,
  { memberId, kind }: { memberId: number; kind: string },
): Promise<boolean> {
  const row = await reader
    .selectFrom('mails')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row !== undefined;
}

/** Removes what has not left yet of a kind. */
export async function removeWaitingMail(
  transaction: Transaction,
  { memberId, kind }: { memberId: number; kind: string },
): Promise<void> {
  await transaction.deleteFrom('mails').where('member_id', '=', memberId).where('kind', '=', kind).execute();
}

export interface DueMail {
  id: number;
  address: string;
  language: Language;
  kind: string;
  places: Readonly<Record<string, string>>;
  codeSalt: Buffer | null;
  createdAt: Date;
  attempts: number;
}

/** The mail that is due longest, which nobody else takes until `leaseUntil`; `null` for none. */
export async function claimDue(
  transaction: Transaction,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<DueMail | null> {
  const { rows } = await sql<DueMail>`
    UPDATE mails SET attempts = attempts + 1, due_at = ${leaseUntil}
    WHERE id = (
      SELECT id FROM mails WHERE due_at <= ${now} AND expires_at > ${now}
      ORDER BY due_at, id LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, address, language, kind, places, code_salt AS "codeSalt", created_at AS "createdAt", attempts`.execute(
    transaction,
  );
  return rows[0] ?? null;
}

export async function removeMail(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('mails').where('id', '=', id).execute();
}

/** When it is tried again, `null` for never, and why it has not left. */
export async function postpone(
  transaction: Transaction,
  { id, dueAt, error }: { id: number; dueAt: Date | null; error: string },
): Promise<void> {
  await transaction.updateTable('mails').set({ due_at: dueAt, error }).where('id', '=', id).execute();
}

/** Removes what is of no use any more, and leaves to others what they are removing. */
export async function removeExpired(transaction: Transaction, now: Date): Promise<void> {
  await sql`
    DELETE FROM mails WHERE id IN (
      SELECT id FROM mails WHERE expires_at <= ${now} LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
}

export interface MailCounts {
  waiting: number;
  givenUp: number;
  /** When the oldest that waits was written. */
  oldestAt: Date | null;
}

export async function countMails(reader: Reader): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    SELECT count(*) FILTER (WHERE due_at IS NOT NULL) AS waiting, count(*) FILTER (WHERE due_at IS NULL) AS "givenUp",
      min(created_at) FILTER (WHERE due_at IS NOT NULL) AS "oldestAt"
    FROM mails`.execute(reader);
  return rows[0]!;
}

/** A mail without what is written in it. */
export interface ListedMail {
  id: number;
  kind: string;
  memberId: number;
  username: string;
  createdAt: Date;
  attempts: number;
  /** `null` where it was given up. */
  dueAt: Date | null;
  error: string;
}

/** What has not left yet after a mail, oldest first; what was given up or waits, or both. */
export function selectMails(
  reader: Reader,
  { givenUp, after, limit }: { givenUp?: boolean | undefined; after?: number | undefined; limit: number },
): Promise<ListedMail[]> {
  return reader
    .selectFrom('mails')
    .innerJoin('members', 'members.id', 'mails.member_id')
    .select(['mails.id', 'kind', 'mails.member_id as memberId', 'username', 'mails.created_at as createdAt'])
    .select(['attempts', 'due_at as dueAt', 'error'])
    .$if(givenUp !== undefined, (query) => query.where('due_at', givenUp ? 'is' : 'is not', null))
    .$if(after !== undefined, (query) => query.where('mails.id', '>', after!))
    .orderBy('mails.id')
    .limit(limit)
    .execute();
}

/** Makes a mail due that was given up; `undefined` for none. */
export function setDue(
  transaction: Transaction,
  { id, now }: { id: number; now: Date },
): Promise<{ kind: string; memberId: number } | undefined> {
  return transaction
    .updateTable('mails')
    .set({ due_at: now, error: '' })
    .where('id', '=', id)
    .where('due_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['kind', 'member_id as memberId'])
    .executeTakeFirst();
}
