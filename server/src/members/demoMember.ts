import type { Transaction } from '../database';
import { openAccount } from '../ledger';
import type { Passwords } from './passwords';
import { avatarUrl } from './rules';
import * as store from './store';

/** The new member's id, or `null` where the name is there already; its password stays as it is then. */
export async function createDemoMember(
  transaction: Transaction,
  member: { username: string; password: string; inviteCode: string; passwords: Passwords },
): Promise<number | null> {
  const { username, password, inviteCode, passwords } = member;
  if (await store.findCredentials(transaction, username)) return null;
  const passwordHash = await passwords.hash(password);
  const memberId = await store.insertMember(transaction, { username, passwordHash, avatarUrl: avatarUrl(1) });
  if (memberId === null) return null;
  await store.insertInvitation(transaction, { memberId, code: inviteCode });
  await openAccount(transaction, memberId);
  return memberId;
}

/** An invite code without a limit of uses. */
export function ensureInviteCode(transaction: Transaction, invite: store.InviteCode): Promise<void> {
  return store.insertInviteCode(transaction, invite);
}
