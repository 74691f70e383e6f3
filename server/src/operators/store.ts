import type { Right } from '@members/office-contract';
import type { Reader, Transaction } from '../database';

export interface OperatorRow {
  name: string;
  passwordHash: string;
  /** Encrypted. */
  codeSecret: string;
  rights: Right[];
  remote: string | null;
  createdAt: Date;
  disabledAt: Date | null;
}

const columns = [
  'name',
  'password_hash as passwordHash',
  'code_secret as codeSecret',
  'rights',
  'remote',
  'created_at as createdAt',
  'disabled_at as disabledAt',
] as const;

export const selectOperators = (reader: Reader): Promise<OperatorRow[]> =>
  reader.selectFrom('operators').select(columns).orderBy('name').$narrowType<{ rights: Right[] }>().execute();

export async function selectOperator(reader: Reader, name: string): Promise<OperatorRow | null> {
  const row = await reader
    .selectFrom('operators')
    .select(columns)
    .where('name', '=', name)
    .$narrowType<{ rights: Right[] }>()
    .executeTakeFirst();
  return row ?? null;
}

/** When an operator's newest session was used; by name. */
export async function selectLastUse(reader: Reader): Promise<Map<string, Date>> {
  const rows = await reader
    .selectFrom('operator_sessions')
    .select(({ fn }) => ['operator', fn.max('used_at').as('usedAt')])
    .groupBy('operator')
    .execute();
  return new Map(rows.map(({ operator, usedAt }) => [operator, usedAt]));
}

/** All operators, held until the transaction ends: of two changes at once the second sees the first. */
export const holdOperators = (transaction: Transaction): Promise<OperatorRow[]> =>
  transaction
    .selectFrom('operators')
    .select(columns)
    .orderBy('name')
    .forUpdate()
    .$narrowType<{ rights: Right[] }>()
    .execute();

/** Resolves to false where the name is taken. */
export async function insertOperator(
  transaction: Transaction,
  { name, passwordHash, codeSecret, rights, remote, createdAt }: Omit<OperatorRow, 'disabledAt'>,
): Promise<boolean> {
  const row = { name, rights, remote, password_hash: passwordHash, code_secret: codeSecret };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('operators')
    .values({ ...row, created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateOperator(
  transaction: Transaction,
  name: string,
  changes: Partial<Pick<OperatorRow, 'passwordHash' | 'codeSecret' | 'rights' | 'remote' | 'disabledAt'>>,
): Promise<void> {
  const { passwordHash, codeSecret, rights, remote, disabledAt } = changes;
  await transaction
    .updateTable('operators')
    .set({ password_hash: passwordHash, code_secret: codeSecret, rights, remote, disabled_at: disabledAt })
    .where('name', '=', name)
    .execute();
}

/** Takes the one-time code of a time step; false where it, or a newer one, was taken before. */
export async function takeCode(
  transaction: Transaction,
  { name, step }: { name: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('operators')
    .set({ last_code_step: step })
    .where('name', '=', name)
    .where('last_code_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface SessionRow {
  operator: string;
  startedAt: Date;
  usedAt: Date;
  codeAt: Date;
}

export async function insertSession(
  transaction: Transaction,
  { tokenHash, operator, at }: { tokenHash: Buffer; operator: string; at: Date },
): Promise<void> {
  await transaction
    .insertInto('operator_sessions')
    .values({ token_hash: tokenHash, operator, started_at: at, used_at: at, code_at: at })
    .execute();
}

export async function selectSession(reader: Reader, tokenHash: Buffer): Promise<SessionRow | null> {
  const row = await reader
    .selectFrom('operator_sessions')
    .select(['operator', 'started_at as startedAt', 'used_at as usedAt', 'code_at as codeAt'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

export async function touchSession(
  transaction: Transaction,
  tokenHash: Buffer,
  used: { at: Date; withCode?: boolean },
): Promise<void> {
  await transaction
    .updateTable('operator_sessions')
    .set({ used_at: used.at, ...(used.withCode && { code_at: used.at }) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Ends a session and resolves to whose it was; null where there was none. */
export async function deleteSession(transaction: Transaction, tokenHash: Buffer): Promise<string | null> {
  const row = await transaction
    .deleteFrom('operator_sessions')
    .where('token_hash', '=', tokenHash)
    .returning('operator')
    .executeTakeFirst();
  return row?.operator ?? null;
}

export async function deleteSessionsOf(transaction: Transaction, operator: string): Promise<void> {
  await transaction.deleteFrom('operator_sessions').where('operator', '=', operator).execute();
}

/** Forgets sessions that started before a moment. */
export async function deleteSessionsBefore(transaction: Transaction, moment: Date): Promise<void> {
  await transaction.deleteFrom('operator_sessions').where('started_at', '<', moment).execute();
}

/** What a guesser has got wrong, held until the transaction ends: of attempts at once each sees those before it. */
export async function holdAttempts(
  transaction: Transaction,
  guesser: string,
  at: Date,
): Promise<{ failures: number; triedAt: Date }> {
  await transaction
    .insertInto('operator_attempts')
    .values({ guesser, failures: 0, tried_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return transaction
    .selectFrom('operator_attempts')
    .select(['failures', 'tried_at as triedAt'])
    .where('guesser', '=', guesser)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function setAttempts(
  transaction: Transaction,
  { guesser, failures, at }: { guesser: string; failures: number; at: Date },
): Promise<void> {
  await transaction
    .updateTable('operator_attempts')
    .set({ failures, tried_at: at })
    .where('guesser', '=', guesser)
    .execute();
}

/** Forgets a guesser, and whoever has not tried since a moment. */
export async function deleteAttempts(
  transaction: Transaction,
  { guesser, before }: { guesser: string; before: Date },
): Promise<void> {
  await transaction
    .deleteFrom('operator_attempts')
    .where((where) => where.or([where('guesser', '=', guesser), where('tried_at', '<', before)]))
    .execute();
}
