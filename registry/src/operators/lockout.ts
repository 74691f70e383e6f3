/** Wrong attempts that lock a guesser, and for how long. */
const maxAttempts = 5;
const lockMs = 10 * 60_000;
/** So many are counted at a time; then the one that has not tried for longest is forgotten. */
const maxGuessers = 10_000;

/**
 * Counts attempts by who guesses: a device of an operator, all strangers to a name, a session. An attempt is counted
 * before what it gives is checked, so that simultaneous attempts can't get around the lock. In memory: a restart
 * forgets them.
 */
export function createLockout(now: () => number) {
  const attempts = new Map<string, { count: number; lockedUntil: number }>();
  return {
    /** Counts an attempt; false while the guesser is locked. */
    admit(guesser: string): boolean {
      const { count, lockedUntil } = attempts.get(guesser) ?? { count: 0, lockedUntil: 0 };
      if (now() < lockedUntil) return false;
      const next = lockedUntil > 0 ? 1 : count + 1;
      attempts.delete(guesser);
      attempts.set(guesser, { count: next, lockedUntil: next >= maxAttempts ? now() + lockMs : 0 });
      if (attempts.size > maxGuessers) attempts.delete(attempts.keys().next().value!);
      return true;
    },
    reset: (guesser: string): void => void attempts.delete(guesser),
  };
}
