import { encodeBase64, type Session } from '@members/contract';
import DataLoader from 'dataloader';
import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../database';
import type { Authenticate } from '../http';
import { AuthError } from '../i18n/refusal';
import * as store from './store';

const dayMs = 24 * 60 * 60 * 1000;
const idleMs = 7 * dayMs;
const longestMs = 90 * dayMs;
const mostPerMember = 10;
/** How exact the last use is kept: writing it at every request would make every read a write. */
const touchEveryMs = 5 * 60 * 1000;

/** Where somebody signs in. */
export interface SignIn {
  /** As `clientNetwork` gives it. */
  address: string;
  /** Token of the client's session until now, which the new one takes the place of; `''` for none. */
  replaces?: string;
}

export interface Sessions {
  /** Opens a session and answers with its token, which is stored nowhere. Ends the one that it replaces. */
  open(transaction: Transaction, owner: { memberId: number } & SignIn): Promise<Session>;
  authenticate: Authenticate;
  /** Ends a member's sessions but the one that asks, e.g. when the password changes. */
  revokeOthers(transaction: Transaction, keep: { memberId: number; sessionHash: Buffer }): Promise<void>;
}

/** Ends all of a member's sessions and answers how many there were. */
export const revokeAll = store.removeAll;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Sessions by `tokensso`: 256 random bits, kept as their SHA-256. They end after 7 days without use and after 90
 * days in any case; a member has at most ten, the least used give way.
 */
export function createSessions({
  database,
  now = () => new Date(),
}: {
  database: Database;
  now?: () => Date;
}): Sessions {
  // Requests that arrive in one turn of the event loop ask the database once. Nothing is kept: a session that is
  // revoked is gone for the next request.
  const sessions = new DataLoader<Buffer, store.SessionRow | null>(
    (hashes) => store.findEach(database.reader, hashes),
    { cache: false, batchScheduleFn: setImmediate },
  );
  return {
    async open(transaction, { memberId, address, replaces = '' }) {
      if (replaces !== '') await store.remove(transaction, hashOf(replaces));
      const token = randomBytes(32).toString('base64url');
      const at = now();
      const expiresAt = new Date(at.getTime() + longestMs);
      await store.insert(transaction, { tokenHash: hashOf(token), memberId, address, expiresAt, now: at });
      const seenAfter = new Date(at.getTime() - idleMs);
      await store.trim(transaction, { memberId, seenAfter, now: at, keep: mostPerMember });
      return { memberId, token };
    },

    async authenticate({ token, tokenSso }) {
      if (tokenSso === '') throw new AuthError();
      const sessionHash = hashOf(tokenSso);
      const session = await sessions.load(sessionHash);
      const at = now();
      const alive = session && session.expiresAt > at && at.getTime() - session.lastSeenAt.getTime() < idleMs;
      // The other header says who the client believes to be (D17). Both must mean the same member.
      if (!alive || token !== encodeBase64(String(session.memberId))) throw new AuthError();
      if (at.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
        await database.transaction((transaction) => store.touch(transaction, sessionHash, at));
      }
      return { id: session.memberId, active: session.memberStatus === 1, sessionHash };
    },

    revokeOthers: (transaction, { memberId, sessionHash }) =>
      store.removeOthers(transaction, { memberId, keep: sessionHash }),
  };
}
