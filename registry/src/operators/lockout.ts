/** Wrong attempts that lock a name, and for how long. */
const maxAttempts = 5;
const lockMs = 10 * 60_000;
/** So many names are counted at a time; then the one that was not tried for longest is forgotten. */
const maxNames = 10_000;

/**
 * Counts sign-in attempts by name. An attempt is counted before its password is checked, so that simultaneous attempts
 * can't get around the lock. In memory: a restart forgets them.
 */
export function createLockout(now: () => number) {
  const attempts = new Map<string, { count: number; lockedUntil: number }>();
  return {
    /** Counts an attempt; false while the name is locked. */
    admit(name: string): boolean {
      const { count, lockedUntil } = attempts.get(name) ?? { count: 0, lockedUntil: 0 };
      if (now() < lockedUntil) return false;
      const next = lockedUntil > 0 ? 1 : count + 1;
      attempts.delete(name);
      attempts.set(name, { count: next, lockedUntil: next >= maxAttempts ? now() + lockMs : 0 });
      if (attempts.size > maxNames) attempts.delete(attempts.keys().next().value!);
      return true;
    },
    reset: (name: string): void => void attempts.delete(name),
  };
}
