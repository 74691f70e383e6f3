import { createHash, randomBytes } from 'node:crypto';

/** A session ends after this time without use, and at the latest this long after its start. */
const idleMs = 30 * 60_000;
export const sessionMs = 12 * 60 * 60_000;

interface Session {
  name: string;
  /** The hash of the operator's password at its start: a new password ends the session. */
  passwordHash: string;
}

/** How long a one-time code lasts: some minutes of work on what asks for a fresh one. */
const freshMs = 5 * 60_000;

/** Sessions of operators by the hash of their token. In memory: a restart ends them. */
export function createSessions(now: () => number) {
  const sessions = new Map<string, Session & { startedAt: number; usedAt: number; codeAt: number }>();
  const keyOf = (token: string) => createHash('sha256').update(token).digest('hex');

  function removeEnded(): void {
    for (const [key, { startedAt, usedAt }] of sessions)
      if (now() - usedAt > idleMs || now() - startedAt > sessionMs) sessions.delete(key);
  }

  return {
    /** Starts a session and returns its token. */
    start({ name, passwordHash }: Session): string {
      removeEnded();
      const token = randomBytes(32).toString('base64url');
      sessions.set(keyOf(token), { name, passwordHash, startedAt: now(), usedAt: now(), codeAt: now() });
      return token;
    },
    /** Finds a session and keeps it alive, unless the request is `unattended`. */
    find(token: string, { unattended }: { unattended: boolean }): Session | null {
      removeEnded();
      const session = sessions.get(keyOf(token));
      if (!session) return null;
      if (!unattended) session.usedAt = now();
      return session;
    },
    /** Whether the newest one-time code of a session is some minutes old at most. */
    isFresh: (token: string): boolean => now() - (sessions.get(keyOf(token))?.codeAt ?? -Infinity) <= freshMs,
    /** A session has given a one-time code. */
    refresh(token: string): void {
      const session = sessions.get(keyOf(token));
      if (session) session.codeAt = now();
    },
    end: (token: string): void => void sessions.delete(keyOf(token)),
  };
}
