import { formatMoney } from '@members/contract';
import { memberSinceDays, standing, waybills } from '../../demo/content';
import type { Database } from '../database';
import { credit } from '../ledger';
import { insertStandardGames } from '../lottery';
import { createDemoMember, createPasswords, ensureInviteCode } from '../members';
import { hasOperation, operatorLogKey, recordOperation } from '../operatorLog';
import { createStanding, ensureStandingRules } from '../standing';
import { demoAccount } from './account';
import { loadContent } from './content';

/** A waybill of the sample content with all its steps. */
export const demoWaybill = waybills[0]!.orderSn;

export interface SeedOptions {
  passwordPepper: string;
  now?: Date;
}

/**
 * Loads the demonstration: content in six languages, the invite code and one member whose balance is its bonus, in
 * the ledger. Safe to run at every start and from several starters at once.
 */
export async function seedDemo(database: Database, options: SeedOptions): Promise<void> {
  const { passwordPepper, now = new Date() } = options;
  const { username, password, balanceMinor, inviteCode } = demoAccount;
  const passwords = createPasswords(passwordPepper);
  await database.transaction(async (transaction) => {
    await loadContent(transaction, now);
    await insertStandardGames(transaction);
    await ensureInviteCode(transaction, { code: inviteCode, openingBalanceMinor: balanceMinor });
    const adding = { action: 'invite code added', subject: `invite code ${inviteCode}` };
    if (!(await hasOperation(transaction, adding)))
      await recordOperation(transaction, {
        ...adding,
        operator: 'demonstration',
        details: { uses: 'unlimited', openingBalance: formatMoney(balanceMinor) },
        now,
        logKey: operatorLogKey(passwordPepper),
      });
    await ensureStandingRules(transaction, standing, {
      operator: 'demonstration',
      now,
      logKey: operatorLogKey(passwordPepper),
    });
    const since = new Date(now.getTime() - memberSinceDays * 24 * 3_600_000);
    const demoMember = { username, password, inviteCode, passwords, since };
    const memberId = await createDemoMember(transaction, demoMember);
    if (memberId !== null) {
      await credit(transaction, {
        kind: 'bonus',
        memberId,
        amountMinor: balanceMinor,
        reference: `invite ${inviteCode}`,
        now,
      });
    }
  });
  await createStanding({ database, now: () => now }).sweep();
}
