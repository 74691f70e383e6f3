import type { Transaction } from '../database';
import { openAccount } from '../ledger';
import { insertInvitation, insertInviteCode } from './inviteCodeStore';
import type { Passwords } from './passwords';
import { avatarUrl } from './rules';
import * as store from './store';

/** The new member's id, or `null` where the name is there already; its password stays as it is then. */
export async function createDemoMember(
  transaction: Transaction,
  member: { username: string; password: string; inviteCode: string; passwords: Passwords; since: Date },
): Promise<number | null> {
  const { username, password, inviteCode, passwords, since: createdAt } = member;
  if (await store.findCredentials(transaction, username)) return null;
  const passwordHash = await passwords.hash(password);
  const row = { username, passwordHash, avatarUrl: avatarUrl(1), createdAt };
  const memberId = await store.insertMember(transaction, row);
  if (memberId === null) return null;
  await insertInvitation(transaction, { memberId, code: inviteCode });
  await openAccount(transaction, memberId);
  return memberId;
}

/** An invite code without a limit of uses. One that is there already stays as it is, also where it has ended. */
export async function ensureInviteCode(
  transaction: Transaction,
  invite: { code: string; openingBalanceMinor: number },
): Promise<void> {
  await insertInviteCode(transaction, { ...invite, maxUses: null });
}
