import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';

/** Whose failures count together: those of one client of a name, or of strangers, `null`. */
interface Guesser {
  /** Lower case. */
  username: string;
  client: Buffer | null;
}

/**
 * Counts an attempt as failed until it is cleared. Holds the guesser until the transaction ends: another attempt of the
 * same waits, and then sees this one. Without that, attempts that are not committed yet would not be counted.
 */
export async function insertAttempt(
  transaction: Transaction,
  { username, client, address, now }: Guesser & { address: string; now: Date },
): Promise<number> {
  const held = client ? `${username} ${client.toString('hex')}` : username;
  await sql`
    INSERT INTO login_guards (username, held_at) VALUES (${held}, ${now})
    ON CONFLICT (username) DO UPDATE SET held_at = excluded.held_at`.execute(transaction);
  const { rows } = await sql<{ id: number }>`
    INSERT INTO login_failures (username, client, address, failed_at)
    VALUES (${username}, ${client}, ${address}, ${now}) RETURNING id`.execute(transaction);
  return rows[0]!.id;
}

export interface Failures {
  byGuesser: number;
  byAddress: number;
  oldest: Date | null;
}

/** Failures since `since` that came before attempt `id`: of the guesser, and of a stranger's address on any name. */
export async function countFailures(
  reader: Reader,
  attempt: Guesser & { id: number; address: string; since: Date },
): Promise<Failures> {
  const { id, username, client, address, since } = attempt;
  const ofGuesser = sql`(username = ${username} AND client IS NOT DISTINCT FROM ${client}::bytea)`;
  const ofAddress = sql`(address = ${address} AND client IS NULL AND ${client}::bytea IS NULL)`;
  const { rows } = await sql<Failures>`
    SELECT count(*) FILTER (WHERE ${ofGuesser}) AS "byGuesser",
           count(*) FILTER (WHERE ${ofAddress}) AS "byAddress",
           min(failed_at) AS oldest
    FROM login_failures
    WHERE (${ofGuesser} OR ${ofAddress}) AND failed_at > ${since} AND id < ${id}`.execute(reader);
  return rows[0]!;
}

export async function removeAttempt(transaction: Transaction, id: number): Promise<void> {
  await sql`DELETE FROM login_failures WHERE id = ${id}`.execute(transaction);
}

/** When the oldest failures of strangers at a name were since a time, so many of them as lock it; `null` for less. */
export async function selectLock(
  reader: Reader,
  { username, since, most }: { username: string; since: Date; most: number },
): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    SELECT CASE WHEN count(*) >= ${most} THEN min(failed_at) END AS oldest FROM login_failures
    WHERE username = ${username} AND client IS NULL AND failed_at > ${since}`.execute(reader);
  return rows[0]!.oldest;
}

/** Forgets a name's failures, whoever's they are, and answers how many there were. */
export async function removeFailures(transaction: Transaction, username: string): Promise<number> {
  const { rows } = await sql`DELETE FROM login_failures WHERE username = ${username} RETURNING id`.execute(
    transaction,
  );
  return rows.length;
}

/** Forgets a guesser's failures after the right password, and whatever is too old to count. */
export async function clearFailures(
  transaction: Transaction,
  { username, client, before }: Guesser & { before: Date },
): Promise<void> {
  await sql`
    DELETE FROM login_failures
    WHERE (username = ${username} AND client IS NOT DISTINCT FROM ${client}::bytea) OR failed_at < ${before}`.execute(
    transaction,
  );
  // Skips those that are held: who holds one is about to need it.
  await sql`
    DELETE FROM login_guards WHERE username IN (
      SELECT username FROM login_guards WHERE held_at < ${before} FOR UPDATE SKIP LOCKED
    )`.execute(transaction);
}
