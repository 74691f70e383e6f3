import type { Device, SignInRecord } from '@members/contract';
import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { formatTime } from '../i18n/formats';
import type { Sessions } from '../sessions';
import { selectNewest } from './signInStore';

/** Records that a member sees, of those that succeeded and of those that failed. */
const shown = 20;

/** Where a member is signed in, who signed in or tried to, and the ways to end a session. */
export function createDevices({ database, sessions }: { database: Database; sessions: Sessions }) {
  return {
    async list({ id, sessionHash }: SignedInMember): Promise<{ devices: Device[]; signIns: SignInRecord[] }> {
      const [listed, records] = await Promise.all([
        sessions.list(id),
        selectNewest(database.reader, id, shown),
      ]);
      return {
        devices: listed.map((session) => ({
          id: session.id,
          name: session.device,
          signedInAt: formatTime(session.createdAt),
          lastUsedAt: formatTime(session.lastSeenAt),
          current: session.tokenHash.equals(sessionHash),
        })),
        signIns: records.map(({ at, device, outcome }) => ({ at: formatTime(at), device, outcome })),
      };
    },

    /** Ends the session of a token. Says nothing about whether there was one. */
    async signOut(token: string): Promise<null> {
      await database.transaction((transaction) => sessions.end(transaction, token));
      return null;
    },

    /** Ends a session of the member's by its id; one that has ended already is no mistake. */
    async end(member: SignedInMember, id: number): Promise<null> {
      await database.transaction((transaction) => sessions.revoke(transaction, { memberId: member.id, id }));
      return null;
    },

    async endOthers({ id, sessionHash }: SignedInMember): Promise<null> {
      await database.transaction((transaction) =>
        sessions.revokeOthers(transaction, { memberId: id, sessionHash }),
      );
      return null;
    },
  };
}
