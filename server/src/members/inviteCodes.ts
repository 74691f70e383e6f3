import { formatMoney } from '@members/contract';
import type { Database } from '../database';
import { recordOperation, type Act } from '../operatorLog';
import * as store from './inviteCodeStore';

/**
 * Adds an invite code (AUTH-07). Codes are never used anew, also not after their end. Resolves to a sentence for the
 * operator; the message of an Error is one too.
 */
export function addInviteCode(database: Database, invite: store.NewInviteCode, act: Act): Promise<string> {
  const { code, maxUses, openingBalanceMinor } = invite;
  if (!/^[A-Z0-9][A-Z0-9-]{3,31}$/.test(code))
    throw new Error('An invite code is 4 to 32 capital letters, digits or hyphens.');
  return database.transaction(async (transaction) => {
    if (!(await store.insertInviteCode(transaction, invite)))
      throw new Error(`There is an invite code ${code} already.`);
    const uses = maxUses ?? 'unlimited';
    const details = { uses, openingBalance: formatMoney(openingBalanceMinor) };
    await recordOperation(transaction, {
      ...act,
      action: 'invite code added',
      subject: `invite code ${code}`,
      details,
    });
    return `${code} is an invite code now.${costOf(invite)}`;
  });
}

function costOf({ maxUses, openingBalanceMinor }: store.NewInviteCode): string {
  if (openingBalanceMinor === 0) return '';
  const total =
    maxUses === null ? 'without a limit' : `${formatMoney(maxUses * openingBalanceMinor)} at most`;
  return ` Everybody who registers with it receives ${formatMoney(openingBalanceMinor)}: ${total} in all.`;
}

/**
 * Ends an invite code: nobody registers with it any more. Members who did keep their account and their money.
 * Resolves to a sentence for the operator; the message of an Error is one too.
 */
export function endInviteCode(database: Database, code: string, act: Act): Promise<string> {
  return database.transaction(async (transaction) => {
    if (!(await store.setInviteCodeEnded(transaction, { code, at: act.now })))
      throw new Error(`There is no invite code ${code} that is in use.`);
    await recordOperation(transaction, {
      ...act,
      action: 'invite code ended',
      subject: `invite code ${code}`,
    });
    return `${code} has ended: nobody registers with it any more.`;
  });
}
