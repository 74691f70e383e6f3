import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { OperatorsTables } from '../database/tables/operators';
import type { StoredCredential } from '../webAuthn';

export interface OperatorPasskey extends StoredCredential {
  id: number;
  operator: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  'id',
  'operator',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** An operator's passkeys, the oldest first. */
export function selectPasskeys(reader: Reader, operator: string): Promise<OperatorPasskey[]> {
  return reader
    .selectFrom('operator_passkeys')
    .select(columns)
    .where('operator', '=', operator)
    .orderBy('id')
    .execute();
}

export async function selectByCredential(
  reader: Reader,
  credentialId: Buffer,
): Promise<OperatorPasskey | null> {
  const row = await reader
    .selectFrom('operator_passkeys')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** How many passkeys each operator has; by name. */
export async function selectPasskeyCounts(reader: Reader): Promise<Map<string, number>> {
  const rows = await reader
    .selectFrom('operator_passkeys')
    .select(({ fn }) => ['operator', fn.countAll<number>().as('count')])
    .groupBy('operator')
    .execute();
  return new Map(rows.map(({ operator, count }) => [operator, Number(count)]));
}

/** False where the credential is known already. */
export async function insertPasskey(
  transaction: Transaction,
  passkey: Omit<OperatorPasskey, 'id' | 'lastUsedAt'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('operator_passkeys')
    .values({
      ...{ operator: passkey.operator, name: passkey.name, created_at: passkey.createdAt },
      ...{ credential_id: passkey.credentialId, public_key: passkey.publicKey },
      ...{ counter: passkey.counter, transports: passkey.transports },
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

type Own = Pick<OperatorPasskey, 'id' | 'operator'>;

/** The name that an operator's passkey had; null for one that is not theirs. */
export async function renamePasskey(
  transaction: Transaction,
  { id, operator, name }: Own & { name: string },
): Promise<string | null> {
  const before = (await selectPasskeys(transaction, operator)).find((each) => each.id === id);
  if (!before) return null;
  await transaction.updateTable('operator_passkeys').set({ name }).where('id', '=', id).execute();
  return before.name;
}

/** Takes a passkey of an operator away and resolves to its name; null for one that is not theirs. */
export async function deletePasskey(transaction: Transaction, { id, operator }: Own): Promise<string | null> {
  const row = await transaction
    .deleteFrom('operator_passkeys')
    .where('id', '=', id)
    .where('operator', '=', operator)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export async function deletePasskeysOf(transaction: Transaction, operator: string): Promise<void> {
  await transaction.deleteFrom('operator_passkeys').where('operator', '=', operator).execute();
}

/**
 * Keeps the authenticator's count after a use. False where the passkey is gone, or where a use at the same moment had this
 * count or a higher one: then there are two of what there is one of.
 */
export async function setUsed(
  transaction: Transaction,
  { id, counter, at }: { id: number; counter: number; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operator_passkeys')
    .set({ counter, last_used_at: at })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('counter', '<', counter), row.and([row('counter', '=', 0), row.lit(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Challenge = OperatorsTables['operator_challenges'];

/** Keeps a challenge, and forgets some of those that have expired. */
export async function insertChallenge(
  transaction: Transaction,
  { now, ...row }: Challenge & { now: Date },
): Promise<void> {
  await sql`
    DELETE FROM operator_challenges WHERE challenge IN (
      SELECT challenge FROM operator_challenges WHERE expires_at < ${now} LIMIT 100 FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
  await transaction.insertInto('operator_challenges').values(row).execute();
}

/** Uses a challenge up; of two uses at once one is first. False where it is gone or has expired. */
export async function useChallenge(
  transaction: Transaction,
  { challenge, purpose, operator, now }: Omit<Challenge, 'expires_at'> & { now: Date },
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('operator', 'is not distinct from', operator)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
