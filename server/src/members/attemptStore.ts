import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

export interface Attempt {
  /** Lower case. */
  username: string;
  address: string;
  now: Date;
}

/**
 * Counts an attempt as failed until it is cleared. Holds the name until the transaction ends: another attempt at
 * it waits, and then sees this one. Without that, attempts that are not committed yet would not be counted.
 */
export async function insertAttempt(
  transaction: Transaction,
  { username, address, now }: Attempt,
): Promise<number> {
  await sql`
    INSERT INTO login_guards (username, held_at) VALUES (${username}, ${now})
    ON CONFLICT (username) DO UPDATE SET held_at = excluded.held_at`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO login_failures (username, address, failed_at)
    VALUES (${username}, ${address}, ${now}) RETURNING id`.execute(transaction);
  return rows[0]!.id;
}

export interface Failures {
  byName: number;
  byAddress: number;
  oldest: Date | null;
}

/** Failures since `since` that came before attempt `id`: of the name, and of the address on any name. */
export async function countFailures(
  reader: Reader,
  attempt: { id: number; username: string; address: string; since: Date },
): Promise<Failures> {
  const { id, username, address, since } = attempt;
  const { rows } = await sql<Failures>`
    SELECT count(*) FILTER (WHERE username = ${username}) AS "byName",
           count(*) FILTER (WHERE address = ${address}) AS "byAddress",
           min(failed_at) AS oldest
    FROM login_failures
    WHERE (username = ${username} OR address = ${address}) AND failed_at > ${since} AND id < ${id}`.execute(
    reader,
  );
  return rows[0]!;
}

export async function removeAttempt(transaction: Transaction, id: number): Promise<void> {
  await sql`DELETE FROM login_failures WHERE id = ${id}`.execute(transaction);
}

/** Forgets a name's failures and answers how many there were. */
export async function removeFailures(transaction: Transaction, username: string): Promise<number> {
  const { rows } = await sql`DELETE FROM login_failures WHERE username = ${username} RETURNING id`.execute(
    transaction,
  );
  return rows.length;
}

/** Forgets a name's failures after the right password, and whatever is too old to count. */
export async function clearFailures(
  transaction: Transaction,
  { username, before }: { username: string; before: Date },
): Promise<void> {
  await sql`DELETE FROM login_failures WHERE username = ${username} OR failed_at < ${before}`.execute(
    transaction,
  );
  // Skips those that are held: who holds one is about to need it.
  await sql`
    DELETE FROM login_guards WHERE username IN (
      SELECT username FROM login_guards WHERE held_at < ${before} FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
}
