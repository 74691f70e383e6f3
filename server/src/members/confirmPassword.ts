import type { Database } from '../database';
import type { SignedInMember } from '../http';
import { AuthError, Refusal } from '../i18n/refusal';
import type { SignIn } from '../sessions';
import { createAttempts } from './attempts';
import type { Passwords } from './passwords';
import { selectLogin } from './store';

export type ConfirmPassword = ReturnType<typeof createConfirmPassword>;

/**
 * Makes certain by the login password that the member asks, and not who has the session. Wrong ones count by the session,
 * as where the password is changed, and are on record; a right one is not, since nobody signs in.
 */
export function createConfirmPassword(dependencies: {
  database: Database;
  passwords: Passwords;
  now: () => Date;
}) {
  const { database, passwords } = dependencies;
  const attempts = createAttempts(dependencies);
  return async (asked: { member: SignedInMember; password: string; from: SignIn }): Promise<void> => {
    const { member, password, from } = asked;
    const login = await selectLogin(database.reader, member.id);
    if (!login) throw new AuthError();
    const attempt = await attempts.admit({ username: login.username, client: member.sessionHash, ...from });
    if (!(await passwords.verify(login.passwordHash, password))) throw new Refusal('wrongPassword');
    await database.transaction((transaction) => attempts.succeed(transaction, attempt, null));
  };
}
