import { isLanguage, type Session } from '@members/contract';
import type { Database } from '../database';
import { Refusal } from '../i18n/refusal';
import { setMailLanguage } from '../mail';
import type { Sessions, SignIn } from '../sessions';
import type { Attempts } from './attempts';
import { tellOfNewDevice } from './newDevice';
import type { Passwords } from './passwords';
import * as store from './store';

export interface LoginDependencies {
  database: Database;
  sessions: Sessions;
  passwords: Passwords;
  attempts: Attempts;
  now: () => Date;
}

/** Call 17. The same refusal after the same work for a wrong password and a name that nobody has. */
export function createLogin({ database, sessions, passwords, attempts, now }: LoginDependencies) {
  return async (
    request: { username: string; password: string; language?: string } & SignIn,
  ): Promise<Session> => {
    const { username, password, language, ...signIn } = request;
    const member = await store.findCredentials(database.reader, username);
    const client = await sessions.knownDevice(member?.id ?? 0, signIn.deviceToken);
    const attempt = await attempts.admit({ username, client, ...signIn });
    const right = await passwords.verify(member?.passwordHash ?? null, password);
    if (!member || !right) throw new Refusal('wrongCredentials');
    return database.transaction(async (transaction) => {
      // The password may have changed while it was checked; the change then ends sessions that this one missed.
      const status = await store.holdPassword(transaction, member);
      if (status === null) throw new Refusal('wrongCredentials');
      await attempts.succeed(transaction, attempt, 'signedIn');
      if (status !== 1) throw new Refusal('accountOffline');
      if (isLanguage(language)) {
        await store.setLanguage(transaction, { memberId: member.id, language });
        await setMailLanguage(transaction, { memberId: member.id, language });
      }
      const opened = { memberId: member.id, ...signIn };
      await tellOfNewDevice(transaction, { ...opened, sessions, now: now() });
      return sessions.open(transaction, opened);
    });
  };
}
