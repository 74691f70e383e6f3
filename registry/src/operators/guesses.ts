/** Wrong attempts that lock a name, and for how long. */
const allowed = 5;
const lockMs = 10 * 60_000;
/** Names that are counted at a time; those that nobody has are forgotten first come, first gone. */
const maxNames = 10_000;

/**
 * Counts attempts per name. One is counted before it is looked at, so that attempts at the same moment can't outrun
 * the lock. Kept in memory: a restart forgets them.
 */
export function createGuesses(now: () => number) {
  const attempts = new Map<string, { count: number; lockedUntil: number }>();
  return {
    /** Whether one more attempt is looked at. */
    admit(name: string): boolean {
      const { count, lockedUntil } = attempts.get(name) ?? { count: 0, lockedUntil: 0 };
      if (now() < lockedUntil) return false;
      const next = lockedUntil > 0 ? 1 : count + 1;
      attempts.delete(name);
      attempts.set(name, { count: next, lockedUntil: next >= allowed ? now() + lockMs : 0 });
      if (attempts.size > maxNames) attempts.delete(attempts.keys().next().value!);
      return true;
    },
    forget: (name: string): void => void attempts.delete(name),
  };
}
