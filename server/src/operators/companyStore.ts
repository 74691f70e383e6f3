import { sql } from 'kysely';
import type { Transaction } from '../database';

export interface CompanyRequest {
  nonce: string;
  verifier: string;
  sessionHash: Buffer | null;
  askedAt: Date;
}

/** Keeps what the answer of a sign-in has to fit, and forgets those that nobody has answered in time. */
export async function insertRequest(
  transaction: Transaction,
  { stateHash, oldest, ...request }: CompanyRequest & { stateHash: Buffer; oldest: Date },
): Promise<void> {
  const { nonce, verifier, sessionHash, askedAt } = request;
  await sql`
    DELETE FROM operator_company_requests WHERE state_hash IN (
      SELECT state_hash FROM operator_company_requests WHERE asked_at < ${oldest} LIMIT 100 FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
  await transaction
    .insertInto('operator_company_requests')
    .values({ state_hash: stateHash, nonce, verifier, session_hash: sessionHash, asked_at: askedAt })
    .execute();
}

/** Uses a request up; of two answers at once one is first. Null where it is gone or too old. */
export async function takeRequest(
  transaction: Transaction,
  { stateHash, oldest }: { stateHash: Buffer; oldest: Date },
): Promise<CompanyRequest | null> {
  const row = await transaction
    .deleteFrom('operator_company_requests')
    .where('state_hash', '=', stateHash)
    .where('asked_at', '>=', oldest)
    .returning(['nonce', 'verifier', 'session_hash as sessionHash', 'asked_at as askedAt'])
    .executeTakeFirst();
  return row ?? null;
}
