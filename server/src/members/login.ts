import type { Session } from '@members/contract';
import type { Database } from '../database';
import { Refusal } from '../refusal';
import type { Sessions } from '../sessions';
import type { Passwords } from './passwords';
import { lock, minutesLocked } from './rules';
import * as store from './store';

export interface LoginDependencies {
  database: Database;
  sessions: Sessions;
  passwords: Passwords;
  now: () => Date;
}

/**
 * Call 17. The same refusal after the same work for a wrong password and a name that nobody has. Five failures in
 * ten minutes lock the name, for the right password too; fifty lock the address.
 */
export function createLogin({ database, sessions, passwords, now }: LoginDependencies) {
  async function admit(username: string, address: string): Promise<void> {
    const at = now();
    const id = await database.transaction((transaction) =>
      store.insertAttempt(transaction, { username, address, now: at }),
    );
    const since = new Date(at.getTime() - lock.windowMs);
    const failures = await store.countFailures(database.reader, { id, username, address, since });
    if (failures.byName < lock.failures && failures.byAddress < lock.failuresPerAddress) return;
    // Attempts during the lock are not counted: they would prolong it for ever.
    await database.transaction((transaction) => store.removeAttempt(transaction, id));
    throw new Refusal('tooManyAttempts', { minutes: minutesLocked(failures.oldest ?? at, at) });
  }

  return async (request: { username: string; password: string; address: string }): Promise<Session> => {
    const username = request.username.toLowerCase();
    await admit(username, request.address);
    const member = await store.findCredentials(database.reader, username);
    const right = await passwords.verify(member?.passwordHash ?? null, request.password);
    if (!member || !right) throw new Refusal('wrongCredentials');
    return database.transaction(async (transaction) => {
      const before = new Date(now().getTime() - lock.windowMs);
      await store.clearFailures(transaction, { username, before });
      if (member.status !== 1) throw new Refusal('accountOffline');
      return sessions.open(transaction, { memberId: member.id, address: request.address });
    });
  };
}
