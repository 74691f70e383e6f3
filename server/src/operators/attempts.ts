import type { Database, Transaction } from '../database';
import * as store from './attemptStore';

/** So many wrong attempts lock a guesser for so long. */
const maxFailures = 5;
const lockMs = 10 * 60_000;

/**
 * Counts attempts by who guesses: a device of an operator, all strangers to a name, a session. An attempt counts as wrong
 * before what it gives is checked, so that attempts at once can't get around the lock. All servers count together.
 */
export function createAttempts({ database, now }: { database: Database; now: () => Date }) {
  const lockedSince = () => new Date(now().getTime() - lockMs);
  return {
    /** Counts an attempt; resolves to false while the guesser is locked. */
    admit: (guesser: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const at = now();
        const { failures, triedAt } = await store.holdAttempts(transaction, guesser, at);
        const recent = triedAt > lockedSince() ? failures : 0;
        if (recent >= maxFailures) return false;
        await store.setAttempts(transaction, { guesser, failures: recent + 1, at });
        return true;
      }),
    /** Forgets a guesser who was right. */
    clear: (transaction: Transaction, guesser: string): Promise<void> =>
      store.deleteAttempts(transaction, { guesser, before: lockedSince() }),
  };
}
