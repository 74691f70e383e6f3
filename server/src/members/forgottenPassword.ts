import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { tellMember } from '../messages';
import { revokeAll, type Sessions, type SignIn } from '../sessions';
import { createAttempts } from './attempts';
import type { Passwords } from './passwords';
import { isPassword } from './rules';
import * as store from './store';

export type SetForgottenPassword = ReturnType<typeof createSetForgottenPassword>;

/**
 * A new login password for who has lost the old one and proves otherwise who they are. An attempt counts as a wrong password
 * until it is proved, whether anybody has the name or not, so nothing is guessed here. All sessions end and all devices are
 * forgotten; the member is told.
 */
export function createSetForgottenPassword(dependencies: {
  database: Database;
  sessions: Sessions;
  passwords: Passwords;
  now: () => Date;
}) {
  const { database, sessions, passwords, now } = dependencies;
  const attempts = createAttempts(dependencies);
  return async (
    request: {
      username: string;
      newPassword: string;
      /** The refusal of what is no proof. */
      wrong: () => Refusal;
      /** Uses the proof up; false for none. For nobody's name it is asked about member 0. */
      prove: (transaction: Transaction, memberId: number) => Promise<boolean>;
    } & SignIn,
  ): Promise<null> => {
    const { username, newPassword, wrong, prove, ...from } = request;
    if (!isPassword(newPassword)) throw new Refusal('passwordLength');
    const member = await store.findCredentials(database.reader, username);
    const client = await sessions.knownDevice(member?.id ?? 0, from.deviceToken);
    const attempt = await attempts.admit({ username, client, ...from });
    const to = await passwords.hash(newPassword);
    await database.transaction(async (transaction) => {
      const memberId = member?.id ?? 0;
      if (!(await prove(transaction, memberId)) || !member) throw wrong();
      if (member.status !== 1) throw new Refusal('accountOffline');
      if (!(await store.replacePassword(transaction, { id: memberId, from: member.passwordHash, to })))
        throw wrong();
      await attempts.succeed(transaction, attempt, 'passwordChanged');
      await revokeAll(transaction, memberId);
      const details = { event: 'password', device: from.deviceName } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: now() });
    });
    return null;
  };
}
