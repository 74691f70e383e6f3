import type { Transaction } from '../database';

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
