import { createHash, randomBytes } from 'node:crypto';

/** A session ends after this time without use, and at the latest this long after its start. */
const idleMs = 30 * 60_000;
export const sessionMs = 12 * 60 * 60_000;

interface Session {
  name: string;
  /** The hash of the operator's password at its start: a new password ends the session. */
  passwordHash: string;
}

/** Sessions of operators by the hash of their token. In memory: a restart ends them. */
export function createSessions(now: () => number) {
  const sessions = new Map<string, Session & { startedAt: number; usedAt: number }>();
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
      sessions.set(keyOf(token), { name, passwordHash, startedAt: now(), usedAt: now() });
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
    end: (token: string): void => void sessions.delete(keyOf(token)),
  };
}
