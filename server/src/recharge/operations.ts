import { formatMoney } from '@members/contract';
import type { Database } from '../database';
import { formatTime } from '../i18n/formats';
import { lockAccount } from '../ledger';
import { Declined } from '../office';
import { recordOperation, type Act } from '../operatorLog';
import { bookReturn } from './receivedPayments';
import * as store from './store';

/** Payments that came and are neither credited nor gone back, one a line. */
export async function listReceived({ reader }: Database): Promise<string> {
  const rows = await store.selectReceived(reader);
  if (rows.length === 0) return 'Every payment that came is credited or has gone back.';
  return rows
    .map(({ id, status, amountMinor, currency, memberId, provider, reference, paidAt }) =>
      [
        `${id}`,
        status,
        `${formatMoney(amountMinor)} ${currency}`,
        `member ${memberId}`,
        `${provider} ${reference}`,
        formatTime(paidAt),
      ].join('  '),
    )
    .join('\n');
}

/**
 * Puts on record that a received payment was paid back outside of this system, by a provider that can't do it when it
 * is asked. Resolves to a sentence for the operator; the message of an Error is one too.
 */
export function recordReturn(
  database: Database,
  { id, handReference, ...act }: Act & { id: number; handReference?: string },
): Promise<string> {
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
    return `Recharge ${id} of ${amount} has gone back.`;
  });
}
