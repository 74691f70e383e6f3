import { sql } from 'kysely';
import { laneOf, type Reader, type Transaction } from '../database';
import type { Guesses } from './rules';

export async function selectGuesses(reader: Reader, memberId: number): Promise<Guesses | null> {
  const row = await reader
    .selectFrom('fund_password_guesses')
    .select(['wrong', 'last_wrong_at as lastWrongAt'])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row ?? null;
}

/** A member's guesses, held until the transaction ends: another guess waits for this one. */
export async function claimGuesses(
  transaction: Transaction,
  { memberId, now }: { memberId: number; now: Date },
): Promise<Guesses> {
  const { rows } = await sql<Guesses>`
    INSERT INTO fund_password_guesses (lane, member_id, wrong, last_wrong_at)
    VALUES (${laneOf(memberId)}, ${memberId}, 0, ${now})
    ON CONFLICT (lane, member_id) DO UPDATE SET wrong = fund_password_guesses.wrong
    RETURNING wrong, last_wrong_at AS "lastWrongAt"`.execute(transaction);
  return rows[0]!;
}

export async function updateGuesses(
  transaction: Transaction,
  { memberId, wrong, lastWrongAt }: Guesses & { memberId: number },
): Promise<void> {
  await transaction
    .updateTable('fund_password_guesses')
    .set({ wrong, last_wrong_at: lastWrongAt })
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .execute();
}

/** Answers how many wrong ones there were. */
export async function forgetGuesses(transaction: Transaction, memberId: number): Promise<number> {
  const row = await transaction
    .deleteFrom('fund_password_guesses')
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .returning('wrong')
    .executeTakeFirst();
  return row?.wrong ?? 0;
}
