import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { lock, minutesLocked } from './rules';
import * as store from './attemptStore';

export interface Attempts {
  /**
   * Before a password is checked: counts the attempt as failed until it is cleared, so that guesses at the same
   * time can't outrun the lock. Refuses for a name with five failures in ten minutes, whether anybody has it or
   * not, and for an address with fifty.
   */
  admit(attempt: { username: string; address: string }): Promise<void>;
  /** After the right password. */
  clear(transaction: Transaction, username: string): Promise<void>;
}

/** Wrong passwords by name and by address, in the database, for calls 17 and 31 together. */
export function createAttempts({ database, now }: { database: Database; now: () => Date }): Attempts {
  return {
    async admit({ username, address }) {
      const name = username.toLowerCase();
      const at = now();
      const since = new Date(at.getTime() - lock.windowMs);
      const failures = await database.transaction(async (transaction) => {
        const id = await store.insertAttempt(transaction, { username: name, address, now: at });
        const earlier = await store.countFailures(transaction, { id, username: name, address, since });
        if (earlier.byName < lock.failures && earlier.byAddress < lock.failuresPerAddress) return null;
        // Attempts during the lock are not counted: they would prolong it for ever.
        await store.removeAttempt(transaction, id);
        return earlier;
      });
      if (!failures) return;
      throw new Refusal('tooManyAttempts', { minutes: minutesLocked(failures.oldest ?? at, at) });
    },

    async clear(transaction, username) {
      const before = new Date(now().getTime() - lock.windowMs);
      await store.clearFailures(transaction, { username: username.toLowerCase(), before });
    },
  };
}
