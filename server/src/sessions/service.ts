import { encodeBase64, type Session } from '@members/contract';
import { createHash, randomBytes } from 'node:crypto';
import { gathered, type Database, type Transaction } from '../database';
import type { Authenticate } from '../http';
import { AuthError } from '../i18n/refusal';
import * as devices from './deviceStore';
import * as store from './store';

const dayMs = 24 * 60 * 60 * 1000;
const idleMs = 7 * dayMs;
const longestMs = 90 * dayMs;
/** A device that was not signed in on for so long is a stranger's again. */
const knownForMs = 365 * dayMs;
const mostPerMember = 10;
/** How exact the last use is kept: writing it at every request would make every read a write. */
const touchEveryMs = 5 * 60 * 1000;

/** Where somebody signs in. */
export interface SignIn {
  /** As `clientNetwork` gives it. */
  address: string;
  /** As `deviceName` gives it. */
  deviceName: string;
  /** What the browser keeps to be known by, 32 hexadecimal digits; anything else is none. */
  deviceToken?: string | undefined;
  /** What proves the browser from now on, as `browserOf` gives it; without it the token alone does. */
  browserHash?: Buffer | null;
  /** Token of the client's session until now, which the new one takes the place of; `''` for none. */
  replaces?: string;
}

export interface Sessions {
  /** Opens a session and answers with its token, which is stored nowhere. Ends the one that it replaces. */
  open(transaction: Transaction, owner: { memberId: number } & SignIn): Promise<Session>;
  authenticate: Authenticate;
  /** Of some sessions, by their hashes, the places of those that are over or whose member is not active. */
  areOver(sessionHashes: readonly Buffer[]): Promise<number[]>;
  /** The hash by which a member's device is known; `null` for one on which they have not signed in. */
  knownDevice(memberId: number, deviceToken: string | undefined): Promise<Buffer | null>;
  /** A member's sessions, the one that was used last first. */
  list(memberId: number): Promise<store.ListedSession[]>;
  /** Ends the session of a token, if there is one. Its device stays known. */
  end(transaction: Transaction, token: string): Promise<void>;
  /** Ends one of a member's sessions by its id, if there is one, and forgets its device. */
  revoke(transaction: Transaction, session: { memberId: number; id: number }): Promise<void>;
  /** Ends a member's sessions but the one that asks, e.g. when the password changes, and forgets the other devices. */
  revokeOthers(transaction: Transaction, keep: { memberId: number; sessionHash: Buffer }): Promise<void>;
}

/** Ends all of a member's sessions, forgets their devices and answers how many sessions there were. */
export async function revokeAll(transaction: Transaction, memberId: number): Promise<number> {
  const ended = await store.remove(transaction, { memberId });
  await devices.forgetDevices(transaction, { memberId });
  return ended;
}

/** Ends one of a member's sessions by its number and forgets its device; answers whether there was one, as 1 or 0. */
export async function revokeOne(
  transaction: Transaction,
  { memberId, id }: { memberId: number; id: number },
): Promise<number> {
  const ended = await store.removeById(transaction, { memberId, id });
  if (ended?.deviceHash) await devices.forgetDevice(transaction, { memberId, deviceHash: ended.deviceHash });
  return ended ? 1 : 0;
}

/** What begins the token of a session that its browser has to prove, so that clients know. */
const pageMark = 'p.';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Anything shorter could be another browser's too. */
const deviceTokenForm = /^[\da-f]{32}$/;
const deviceHashOf = (deviceToken = '') => (deviceTokenForm.test(deviceToken) ? hashOf(deviceToken) : null);

const isAlive = ({ expiresAt, lastSeenAt }: store.SessionRow, at: Date) =>
  expiresAt > at && at.getTime() - lastSeenAt.getTime() < idleMs;

const aliveAt = (at: Date) => ({ seenAfter: new Date(at.getTime() - idleMs), now: at });

/**
 * Sessions by `tokensso`: 256 random bits, kept as their SHA-256. One that a page has opened asks for its browser and for
 * the page beside it, so that who reads the token has nothing in hand (decision 91). They end after 7 days without use and after 90
 * days in any case; a member has at most ten, the least used give way.
 */
export function createSessions({
  database,
  now = () => new Date(),
}: {
  database: Database;
  now?: () => Date;
}): Sessions {
  const find = gathered((hashes: readonly Buffer[]) => store.findEach(database.reader, hashes));
  return {
    async open(transaction, { memberId, browserHash = null, deviceToken, replaces = '', ...from }) {
      if (replaces !== '') await store.removeByToken(transaction, hashOf(replaces));
      const token = (browserHash ? pageMark : '') + randomBytes(32).toString('base64url');
      const at = now();
      const expiresAt = new Date(at.getTime() + longestMs);
      const deviceHash = deviceHashOf(deviceToken);
      const session = { tokenHash: hashOf(token), memberId, browserHash, deviceHash, ...from };
      await store.insert(transaction, { ...session, expiresAt, now: at });
      if (deviceHash) {
        const usedAfter = new Date(at.getTime() - knownForMs);
        const limits = { memberId, usedAfter, keep: mostPerMember };
        await devices.rememberDevice(transaction, { memberId, deviceHash, now: at });
        await devices.trimDevices(transaction, limits);
      }
      await store.trim(transaction, { memberId, ...aliveAt(at), keep: mostPerMember });
      return { memberId, token };
    },

    async authenticate({ token, tokenSso, browserHash = null }) {
      if (tokenSso === '') throw new AuthError();
      const sessionHash = hashOf(tokenSso);
      const session = await find(sessionHash);
      const at = now();
      const alive = session && isAlive(session, at);
      // The other header says who the client believes to be (D17). Both must mean the same member.
      if (!alive || token !== encodeBase64(String(session.memberId))) throw new AuthError();
      if (session.browserHash && !browserHash?.equals(session.browserHash)) throw new AuthError();
      if (at.getTime() - session.lastSeenAt.getTime() > touchEveryMs) {
        await database.transaction((transaction) => store.touch(transaction, sessionHash, at));
      }
      return { id: session.memberId, active: session.memberStatus === 1, sessionHash };
    },

    areOver: (sessionHashes) => store.findOver(database.reader, { sessionHashes, ...aliveAt(now()) }),

    async knownDevice(memberId, deviceToken) {
      const deviceHash = deviceHashOf(deviceToken);
      const usedAfter = new Date(now().getTime() - knownForMs);
      const known =
        deviceHash && (await devices.isKnown(database.reader, { memberId, deviceHash, usedAfter }));
      return known ? deviceHash : null;
    },

    list: (memberId) => store.selectAlive(database.reader, { memberId, ...aliveAt(now()) }),

    end: (transaction, token) => store.removeByToken(transaction, hashOf(token)),

    async revoke(transaction, session) {
      await revokeOne(transaction, session);
    },

    async revokeOthers(transaction, { memberId, sessionHash }) {
      await store.remove(transaction, { memberId, keep: sessionHash });
      await devices.forgetDevices(transaction, { memberId, keep: sessionHash });
    },
  };
}
