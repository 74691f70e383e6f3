import type { Database, Reader, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { keptSignInsMs, lock, minutesLocked } from './rules';
import * as store from './attemptStore';
import * as signIns from './signInStore';

/** An attempt that is counted as failed until it succeeds. */
export interface Attempt {
  username: string;
  client: Buffer | null;
  /** Its place in the record of sign-ins, `null` where nobody has the name. */
  signInId: number | null;
}

export interface Attempts {
  /**
   * Before a password is checked: counts the attempt as failed until it succeeds, so that guesses at the same time
   * can't outrun the lock. Refuses after five failures in ten minutes: of one client of a name, which is a known device
   * or a session, or of all strangers to it, whether anybody has the name or not. An address of strangers has fifty.
   */
  admit(
    attempt: signIns.From & {
      username: string;
      /** Hash of the known device or the session; `null` for a stranger. */
      client: Buffer | null;
    },
  ): Promise<Attempt>;
  /** After the right password; `null` takes the attempt off the record. */
  succeed(transaction: Transaction, attempt: Attempt, outcome: signIns.Outcome | null): Promise<void>;
}

/** Until when a name is locked for strangers; `null` where it isn't. */
export async function lockedUntil(reader: Reader, username: string, now: Date): Promise<Date | null> {
  const since = new Date(now.getTime() - lock.windowMs);
  const asked = { username: username.toLowerCase(), since, most: lock.failures };
  const oldest = await store.selectLock(reader, asked);
  return oldest && new Date(oldest.getTime() + lock.windowMs);
}

/** Wrong passwords, in the database, for calls 17 and 31 together; each is on record for the member. */
export function createAttempts({ database, now }: { database: Database; now: () => Date }): Attempts {
  return {
    async admit({ username, client, address, deviceName }) {
      const name = username.toLowerCase();
      const at = now();
      const since = new Date(at.getTime() - lock.windowMs);
      const guesser = { username: name, client, address };
      const { signInId, refused } = await database.transaction(async (transaction) => {
        const id = await store.insertAttempt(transaction, { ...guesser, now: at });
        const earlier = await store.countFailures(transaction, { ...guesser, id, since });
        if (earlier.byGuesser < lock.failures && earlier.byAddress < lock.failuresPerAddress) {
          const record = { username: name, address, deviceName, now: at };
          return { signInId: await signIns.insertFailed(transaction, record), refused: null };
        }
        // Attempts during the lock are neither counted, since they would prolong it for ever, nor on record.
        await store.removeAttempt(transaction, id);
        return { signInId: null, refused: earlier };
      });
      if (refused) throw new Refusal('tooManyAttempts', { minutes: minutesLocked(refused.oldest ?? at, at) });
      return { username: name, client, signInId };
    },

    async succeed(transaction, { username, client, signInId }, outcome) {
      const at = now().getTime();
      await store.clearFailures(transaction, { username, client, before: new Date(at - lock.windowMs) });
      if (signInId !== null && outcome) await signIns.setOutcome(transaction, { id: signInId, outcome });
      if (signInId !== null && !outcome) await signIns.remove(transaction, signInId);
      await signIns.removeOld(transaction, new Date(at - keptSignInsMs));
    },
  };
}
