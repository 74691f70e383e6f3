import { isLanguage, type Session } from '@members/contract';
import { randomInt } from 'node:crypto';
import type { Reader, Transaction } from '../database';
import { credit, openAccount } from '../ledger';
import { Refusal } from '../i18n/refusal';
import type { Sessions, SignIn } from '../sessions';
import { createInvitations, type InvitationDependencies } from './invitations';
import * as inviteCodes from './inviteCodeStore';
import type { Passwords } from './passwords';
import { avatarUrl, isPassword, isUsername } from './rules';
import { insertSignIn } from './signInStore';
import * as store from './store';

export interface RegisterDependencies extends InvitationDependencies {
  sessions: Sessions;
  passwords: Passwords;
  /** How many built-in avatars there are. */
  avatarCount: (reader: Reader) => Promise<number>;
  /** Whether the site is open to members. */
  isOpen: (reader: Reader) => Promise<boolean>;
  now: () => Date;
}

export interface NewMember {
  username: string;
  password: string;
  inviteCode: string;
}

/** Call 18: member, account, invitation and session in one transaction. */
export function createRegister(dependencies: RegisterDependencies) {
  const { database, sessions, passwords, avatarCount, isOpen, now } = dependencies;
  const invitations = createInvitations(dependencies);
  return async (request: NewMember & { language?: string } & SignIn): Promise<Session> => {
    const { username, password, inviteCode, language, ...signIn } = request;
    if (!isUsername(username)) throw new Refusal('usernameFormat');
    if (!isPassword(password)) throw new Refusal('passwordLength');
    if (!(await isOpen(database.reader))) throw new Refusal('notOpen');
    const passwordHash = await passwords.hash(password);
    return database.transaction(async (transaction) => {
      const invite = await inviteCodes.useInviteCode(transaction, inviteCode);
      if (!invite) throw new Refusal('invalidInviteCode');
      await invitations.check(transaction, invite);
      const avatar = avatarUrl(randomInt(1, (await avatarCount(transaction)) + 1));
      const row = {
        username,
        passwordHash,
        avatarUrl: avatar,
        language: isLanguage(language) ? language : null,
      };
      const memberId = await store.insertMember(transaction, row);
      if (memberId === null) throw new Refusal('usernameTaken');
      // After the name is ours: who closes an account with it meanwhile has committed by now.
      if (await store.isClosedName(transaction, passwords.hashOfName(username)))
        throw new Refusal('usernameTaken');
      await inviteCodes.insertInvitation(transaction, { memberId, code: inviteCode });
      await openAccountOf(memberId, { transaction, invite, now: now() });
      await insertSignIn(transaction, { memberId, now: now(), ...signIn });
      return sessions.open(transaction, { memberId, ...signIn });
    });
  };
}

/** The member's account in the ledger, with what the invite code brings: a bonus, which no deposit limit counts. */
async function openAccountOf(
  memberId: number,
  work: { transaction: Transaction; invite: inviteCodes.UsedCode; now: Date },
): Promise<void> {
  const { transaction, invite, now } = work;
  await openAccount(transaction, memberId);
  const amountMinor = invite.openingBalanceMinor;
  if (amountMinor === 0) return;
  await credit(transaction, {
    kind: 'bonus',
    memberId,
    amountMinor,
    reference: `invite ${invite.code}`,
    now,
  });
}
