import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { PasskeyTables } from '../database/tables/passkeys';
import type { StoredCredential } from '../webAuthn';

export interface PasskeyRow {
  id: number;
  memberId: number;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  'passkeys.id',
  'passkeys.member_id as memberId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** A member's passkeys, the oldest first. */
export function selectPasskeys(reader: Reader, memberId: number): Promise<PasskeyRow[]> {
  return reader
    .selectFrom('passkeys')
    .select(columns)
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** A passkey with the handle of its member. */
export async function selectByCredential(
  reader: Reader,
  credentialId: Buffer,
): Promise<(PasskeyRow & { handle: Buffer }) | null> {
  const row = await reader
    .selectFrom('passkeys')
    .innerJoin('passkey_users', 'passkey_users.member_id', 'passkeys.member_id')
    .select([...columns, 'handle'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** The member's handle, made of `fresh` where there is none; held until the transaction ends. */
export async function claimHandle(
  transaction: Transaction,
  { memberId, fresh }: { memberId: number; fresh: Buffer },
): Promise<Buffer> {
  const { rows } = await sql<{ handle: Buffer }>`
    INSERT INTO passkey_users (member_id, handle) VALUES (${memberId}, ${fresh})
    ON CONFLICT (member_id) DO UPDATE SET offer_answered_at = passkey_users.offer_answered_at
    RETURNING handle`.execute(transaction);
  return rows[0]!.handle;
}

export async function selectOfferAnswered(reader: Reader, memberId: number): Promise<boolean> {
  const row = await reader
    .selectFrom('passkey_users')
    .select('offer_answered_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return (row?.offer_answered_at ?? null) !== null;
}

export async function setOfferAnswered(
  transaction: Transaction,
  { memberId, now }: { memberId: number; now: Date },
): Promise<void> {
  await transaction
    .updateTable('passkey_users')
    .set({ offer_answered_at: now })
    .where('member_id', '=', memberId)
    .execute();
}

/** False where the credential is known already. */
export async function insertPasskey(
  transaction: Transaction,
  passkey: StoredCredential & { memberId: number; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('passkeys')
    .values({
      member_id: passkey.memberId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function setName(
  transaction: Transaction,
  { id, memberId, name }: { id: number; memberId: number; name: string },
): Promise<void> {
  await transaction
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute();
}

/** Whether there was one. */
export async function removePasskey(
  transaction: Transaction,
  { id, memberId }: { id: number; memberId: number },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/**
 * Keeps the authenticator's count after a use. False where the passkey is gone, or where a use at the same moment had this
 * count or a higher one: then there are two of what there is one of.
 */
export async function setUsed(
  transaction: Transaction,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Challenges = PasskeyTables['passkey_challenges'];

/** Keeps a challenge, and forgets some of those that have expired. */
export async function insertChallenge(
  transaction: Transaction,
  { now, ...row }: Challenges & { now: Date },
): Promise<void> {
  await sql`
    DELETE FROM passkey_challenges WHERE challenge IN (
      SELECT challenge FROM passkey_challenges WHERE expires_at < ${now} LIMIT 100 FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
  await transaction.insertInto('passkey_challenges').values(row).execute();
}

/** What a challenge was given out for, and when it expires; null for none of this purpose. */
export async function selectChallenge(
  reader: Reader,
  { challenge, purpose }: Pick<Challenges, 'challenge' | 'purpose'>,
): Promise<Pick<Challenges, 'member_id' | 'nonce' | 'expires_at'> | null> {
  const row = await reader
    .selectFrom('passkey_challenges')
    .select(['member_id', 'nonce', 'expires_at'])
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a challenge up; of two uses at once one is first. False where it is gone or has expired. */
export async function useChallenge(
  transaction: Transaction,
  asked: Pick<Challenges, 'challenge' | 'purpose' | 'member_id'> & { now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', asked.challenge)
    .where('purpose', '=', asked.purpose)
    .where('member_id', 'is not distinct from', asked.member_id)
    .where('expires_at', '>', asked.now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
