import type { OperatorsTables } from '../database/tables/operators';
import type { Reader, Transaction } from '../database';

export type SignInWay = OperatorsTables['operator_sessions']['way'];

export interface SessionRow {
  id: number;
  tokenHash: Buffer;
  operator: string;
  way: SignInWay;
  device: string;
  address: string;
  startedAt: Date;
  usedAt: Date;
  confirmedAt: Date;
}

const columns = [
  'id',
  'token_hash as tokenHash',
  'operator',
  'way',
  'device',
  'address',
  'started_at as startedAt',
  'used_at as usedAt',
  'confirmed_at as confirmedAt',
] as const;

export async function insertSession(
  transaction: Transaction,
  { tokenHash, startedAt, confirmedAt, ...session }: Omit<SessionRow, 'id' | 'usedAt'>,
): Promise<void> {
  await transaction
    .insertInto('operator_sessions')
    .values({
      ...session,
      ...{ token_hash: tokenHash, started_at: startedAt, used_at: startedAt, confirmed_at: confirmedAt },
    })
    .execute();
}

export async function selectSession(reader: Reader, tokenHash: Buffer): Promise<SessionRow | null> {
  const row = await reader
    .selectFrom('operator_sessions')
    .select(columns)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row ?? null;
}

/** Sessions that are not over, the last used first: of one operator, or of all. */
export function selectSessions(
  reader: Reader,
  { operator, usedAfter, startedAfter }: { operator?: string; usedAfter: Date; startedAfter: Date },
): Promise<SessionRow[]> {
  return reader
    .selectFrom('operator_sessions')
    .select(columns)
    .where('used_at', '>', usedAfter)
    .where('started_at', '>', startedAfter)
    .$if(operator !== undefined, (query) => query.where('operator', '=', operator!))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
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

/** Notes that a session is in use, and whether the operator has just confirmed to be there. */
export async function touchSession(
  transaction: Transaction,
  tokenHash: Buffer,
  { at, confirmed = false }: { at: Date; confirmed?: boolean },
): Promise<void> {
  await transaction
    .updateTable('operator_sessions')
    .set({ used_at: at, ...(confirmed && { confirmed_at: at }) })
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

/** Ends sessions of an operator, all of them unless told, and resolves to how many there were. */
export async function deleteSessionsOf(
  transaction: Transaction,
  operator: string,
  ids?: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('operator_sessions')
    .where('operator', '=', operator)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Forgets sessions that started before a moment. */
export async function deleteSessionsBefore(transaction: Transaction, moment: Date): Promise<void> {
  await transaction.deleteFrom('operator_sessions').where('started_at', '<', moment).execute();
}
