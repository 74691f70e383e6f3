import type { Session } from '@members/contract';
import { createHash } from 'node:crypto';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
import type { Sessions, SignIn } from '../sessions';
import { readSsoTicket } from './ssoTicket';
import { insertSignIn } from './signInStore';
import * as store from './store';

export interface SsoLoginDependencies {
  database: Database;
  sessions: Sessions;
  /** Key of the tickets, shared with who makes them. */
  ssoSecret: string;
  now: () => Date;
}

/** Call 19 (AUTH-09): a session for a ticket that is genuine, in time, for this name, and not used before. */
export function createSsoLogin({ database, sessions, ssoSecret, now }: SsoLoginDependencies) {
  return async (request: { ticket: string; username: string } & SignIn): Promise<Session> => {
    const { ticket, username, ...signIn } = request;
    const at = now();
    const claims = await readSsoTicket(ticket, { secret: ssoSecret, now: at });
    if (claims?.username.toLowerCase() !== username.toLowerCase()) throw new Refusal('ssoInvalid');
    const jtiHash = createHash('sha256').update(claims.jti).digest();
    // A transaction of its own: the ticket is used up whatever comes of it.
    const first = await database.transaction((transaction) =>
      store.useTicket(transaction, { jtiHash, expiresAt: claims.expiresAt, now: at }),
    );
    if (!first) throw new Refusal('ssoInvalid');
    const member = await store.findCredentials(database.reader, username);
    if (!member) throw new Refusal('ssoInvalid');
    if (member.status !== 1) throw new Refusal('accountOffline');
    return database.transaction(async (transaction) => {
      await insertSignIn(transaction, { memberId: member.id, now: at, ...signIn });
      return sessions.open(transaction, { memberId: member.id, ...signIn });
    });
  };
}
