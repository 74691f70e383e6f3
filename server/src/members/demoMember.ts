import type { Transaction } from '../database';
import { openAccount } from '../ledger';
import { insertInvitation, insertInviteCode } from './inviteCodeStore';
import type { Passwords } from './passwords';
import { avatarUrl } from './rules';
import * as store from './store';

/** What the account page shows of the demo member: gold, on the way to platinum. */
const standing = { creditScore: 88, tier: 2, tierProgress: 64 };

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
  await insertInvitation(transaction, { memberId, code: inviteCode });
  await store.setStanding(transaction, { memberId, ...standing });
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
