import { formatMoney } from '@members/contract';
import type { Database } from '../database';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './inviteCodeStore';

/** Adds an invite code (AUTH-07). Codes are never used anew, also not after their end. Throws Declined for one that is there. */
export function addInviteCode(database: Database, invite: store.NewInviteCode, act: Act): Promise<void> {
  const { code, maxUses, openingBalanceMinor } = invite;
  if (!/^[A-Z0-9][A-Z0-9-]{3,31}$/.test(code))
    throw new Error('An invite code is 4 to 32 capital letters, digits or hyphens.');
  return database.transaction(async (transaction) => {
    if (!(await store.insertInviteCode(transaction, invite))) throw new Declined('inviteCodeTaken', { code });
    const uses = maxUses ?? 'unlimited';
    const details = { uses, openingBalance: formatMoney(openingBalanceMinor) };
    await recordOperation(transaction, {
      ...act,
      action: 'invite code added',
      subject: `invite code ${code}`,
      details,
    });
  });
}

/** Ends an invite code: nobody registers with it any more. Members who did keep their account and their money. */
export function endInviteCode(database: Database, code: string, act: Act): Promise<void> {
  return database.transaction(async (transaction) => {
    const ended = await store.setInviteCodeEnded(transaction, { code, at: act.now });
    if (!ended) throw new Declined('inviteCodeOver', { code });
    await recordOperation(transaction, {
      ...act,
      action: 'invite code ended',
      subject: `invite code ${code}`,
      ...(ended.memberId !== null && { memberId: ended.memberId }),
    });
  });
}
