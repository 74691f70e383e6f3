import { formatMoney } from '@members/contract';
import type { Database } from '../database';
import { lockAccount } from '../ledger';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { bookReturn } from './receivedPayments';
import * as store from './store';

/**
 * Puts on record that a received payment was paid back outside of this system, by a provider that can't do it when it
 * is asked.
 */
export function recordReturn(
  database: Database,
  { id, handReference, ...act }: Act & { id: number; handReference?: string },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await store.selectRechargeById(transaction, id);
    if (found) await lockAccount(transaction, found.memberId);
    const recharge = found && (await store.claimRecharge(transaction, found));
    if (recharge?.status !== 'received' && recharge?.status !== 'returning')
      throw new Declined('notReceived', { id });
    await bookReturn(transaction, recharge, act.now);
    const amount = formatMoney(recharge.amountMinor);
    await recordOperation(transaction, {
      ...act,
      action: 'payment returned',
      subject: `recharge ${id}`,
      memberId: recharge.memberId,
      details: { amount, ...(handReference && { handReference }) },
    });
  });
}
