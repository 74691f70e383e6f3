import type { Session } from '@members/contract';
import { randomInt } from 'node:crypto';
import type { Database, Transaction } from '../database';
import { Refusal } from '../refusal';
import type { Sessions } from '../sessions';
import type { Passwords } from './passwords';
import { avatarUrl, isPassword, isUsername } from './rules';
import * as store from './store';

export interface RegisterDependencies {
  database: Database;
  sessions: Sessions;
  passwords: Passwords;
  /** Gives the new member an account in the ledger. */
  openAccount: (transaction: Transaction, memberId: number) => Promise<void>;
}

export interface NewMember {
  username: string;
  password: string;
  inviteCode: string;
}

const builtInAvatars = 20;

/** Call 18: member, account, invitation and session in one transaction. */
export function createRegister({ database, sessions, passwords, openAccount }: RegisterDependencies) {
  return async (request: NewMember & { address: string }): Promise<Session> => {
    const { username, password, inviteCode, address } = request;
    if (!isUsername(username)) throw new Refusal('usernameFormat');
    if (!isPassword(password)) throw new Refusal('passwordLength');
    const passwordHash = await passwords.hash(password);
    return database.transaction(async (transaction) => {
      if (!(await store.useInviteCode(transaction, inviteCode))) throw new Refusal('invalidInviteCode');
      const avatar = avatarUrl(randomInt(1, builtInAvatars + 1));
      const memberId = await store.insertMember(transaction, { username, passwordHash, avatarUrl: avatar });
      if (memberId === null) throw new Refusal('usernameTaken');
      await store.insertInvitation(transaction, { memberId, code: inviteCode });
      await openAccount(transaction, memberId);
      return sessions.open(transaction, { memberId, address });
    });
  };
}
