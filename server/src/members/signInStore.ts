import { sql } from 'kysely';
import type { Reader, Tables, Transaction } from '../database';

export type Outcome = Tables['sign_ins']['outcome'];

/** From where somebody signs in, as it is kept on record. */
export interface From {
  /** As `clientNetwork` gives it. */
  address: string;
  /** As `deviceName` gives it. */
  deviceName: string;
}

export interface SignInRow {
  at: Date;
  outcome: Outcome;
  device: string;
  address: string;
}

/**
 * Has an attempt on record as failed, and answers its id; `null` where nobody has the name (lower case). One statement,
 * so that both take the same time.
 */
export async function insertFailed(
  transaction: Transaction,
  { username, address, deviceName, now }: From & { username: string; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO sign_ins (member_id, at, outcome, device, address)
    SELECT id, ${now}, 'wrongPassword', ${deviceName}, ${address} FROM members WHERE lower(username) = ${username}
    RETURNING id`.execute(transaction);
  return rows[0]?.id ?? null;
}

export async function insertSignIn(
  transaction: Transaction,
  signIn: From & { memberId: number; outcome?: Outcome; now: Date },
): Promise<void> {
  const { memberId, address, deviceName, outcome = 'signedIn', now } = signIn;
  await transaction
    .insertInto('sign_ins')
    .values({ member_id: memberId, at: now, outcome, device: deviceName, address })
    .execute();
}

export async function setOutcome(
  transaction: Transaction,
  { id, outcome }: { id: number; outcome: Outcome },
): Promise<void> {
  await transaction.updateTable('sign_ins').set({ outcome }).where('id', '=', id).execute();
}

export async function remove(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom('sign_ins').where('id', '=', id).execute();
}

/** Removes what is older, in portions, and leaves to others what they are removing. */
export async function removeOld(transaction: Transaction, before: Date): Promise<void> {
  await sql`
    DELETE FROM sign_ins WHERE id IN (
      SELECT id FROM sign_ins WHERE at < ${before} LIMIT 1000 FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
}

export interface ListedSignIn extends SignInRow {
  id: number;
}

/** A member's sign-ins before a number, newest first; of one outcome or of all. */
export function selectSignIns(
  reader: Reader,
  wanted: { memberId: number; outcome?: Outcome | undefined; before?: number | undefined; limit: number },
): Promise<ListedSignIn[]> {
  const { memberId, outcome, before, limit } = wanted;
  return reader
    .selectFrom('sign_ins')
    .select(['id', 'at', 'outcome', 'device', 'address'])
    .where('member_id', '=', memberId)
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome!))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/**
 * A member's newest: so many that succeeded and so many that failed, so that failures, of which a stranger can make any
 * number, don't push out what succeeded.
 */
export async function selectNewest(reader: Reader, memberId: number, most: number): Promise<SignInRow[]> {
  const { rows } = await sql<SignInRow>`
    SELECT at, outcome, device, address FROM (
      SELECT *, row_number() OVER (PARTITION BY outcome = 'wrongPassword' ORDER BY id DESC) AS nth
      FROM sign_ins WHERE member_id = ${memberId}
    ) AS numbered
    WHERE nth <= ${most} ORDER BY id DESC`.execute(reader);
  return rows;
}
