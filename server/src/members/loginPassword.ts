import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { AuthError, Refusal } from '../i18n/refusal';
import { tellMember } from '../messages';
import type { Sessions, SignIn } from '../sessions';
import type { Attempts } from './attempts';
import type { Passwords } from './passwords';
import { isPassword } from './rules';
import * as store from './store';

export interface LoginPasswordDependencies {
  database: Database;
  sessions: Sessions;
  passwords: Passwords;
  attempts: Attempts;
  now: () => Date;
}

/**
 * Call 31: changes the login password, ends the member's other sessions, keeps the one that asks, and tells the member. Wrong old
 * passwords count by the session, so that nobody else's lock it. Of two changes at once one is made.
 */
export function createSetLoginPassword(dependencies: LoginPasswordDependencies) {
  const { database, sessions, passwords, attempts, now } = dependencies;
  return async (request: {
    member: SignedInMember;
    oldPassword: string;
    newPassword: string;
    from: SignIn;
  }): Promise<null> => {
    const { member, oldPassword, newPassword, from } = request;
    if (!isPassword(newPassword)) throw new Refusal('passwordLength');
    const known = await store.findMember(database.reader, member.id);
    if (!known) throw new AuthError();
    const client = member.sessionHash;
    const attempt = await attempts.admit({ username: known.username, client, ...from });
    if (!(await passwords.verify(known.password_hash, oldPassword))) throw new Refusal('wrongOldPassword');
    const passwordHash = await passwords.hash(newPassword);
    await database.transaction(async (transaction) => {
      const change = { id: member.id, from: known.password_hash, to: passwordHash };
      if (!(await store.replacePassword(transaction, change))) throw new Refusal('wrongOldPassword');
      await attempts.succeed(transaction, attempt, 'passwordChanged');
      // The devices whose sessions end hear of it.
      const details = { event: 'password', device: from.deviceName } as const;
      await tellMember(transaction, { memberId: member.id, kind: 'security', details, now: now() });
      await sessions.revokeOthers(transaction, { memberId: member.id, sessionHash: member.sessionHash });
    });
    return null;
  };
}
