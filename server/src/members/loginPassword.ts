import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { AuthError, Refusal } from '../i18n/refusal';
import type { Sessions } from '../sessions';
import type { Attempts } from './attempts';
import type { Passwords } from './passwords';
import { isPassword } from './rules';
import * as store from './store';

export interface LoginPasswordDependencies {
  database: Database;
  sessions: Sessions;
  passwords: Passwords;
  attempts: Attempts;
}

/**
 * Call 31: changes the login password, ends the member's other sessions and keeps the one that asks. A wrong old
 * password counts like one at login. Of two changes at once one is made.
 */
export function createSetLoginPassword(dependencies: LoginPasswordDependencies) {
  const { database, sessions, passwords, attempts } = dependencies;
  return async (request: {
    member: SignedInMember;
    oldPassword: string;
    newPassword: string;
    address: string;
  }): Promise<null> => {
    const { member, oldPassword, newPassword, address } = request;
    if (!isPassword(newPassword)) throw new Refusal('passwordLength');
    const known = await store.findMember(database.reader, member.id);
    if (!known) throw new AuthError();
    await attempts.admit({ username: known.username, address });
    if (!(await passwords.verify(known.password_hash, oldPassword))) throw new Refusal('wrongOldPassword');
    const passwordHash = await passwords.hash(newPassword);
    await database.transaction(async (transaction) => {
      const change = { id: member.id, from: known.password_hash, to: passwordHash };
      if (!(await store.replacePassword(transaction, change))) throw new Refusal('wrongOldPassword');
      await attempts.clear(transaction, known.username);
      await sessions.revokeOthers(transaction, { memberId: member.id, sessionHash: member.sessionHash });
    });
    return null;
  };
}
