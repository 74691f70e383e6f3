import type { Database } from '../database';
import type { NoticeEffect } from '../database/tables/recharge';
import { lockAccount } from '../ledger';
import type { PaymentNotice } from '../payments';
import { takePayment } from './credit';
import * as store from './store';

/**
 * Takes what a provider says about a payment. A paid one is credited once, however often and in whatever order its
 * notices come, and also after it has expired or was said to have failed: money that was paid is never withheld.
 * Where a deposit limit or a pause of the member stands against it, it is booked as received: it stays the member's,
 * and `createReceivedPayments` says what becomes of it. Another amount or currency than asked for credits nothing; it
 * is on record, and reconciliation shows it.
 */
export function takePaymentNotice(
  { database, now }: { database: Database; now: () => Date },
  { provider, notice }: { provider: string; notice: PaymentNotice },
): Promise<NoticeEffect> {
  return database.transaction(async (transaction) => {
    const at = now();
    const named = { provider, reference: notice.reference };
    // Of two payments at once the second counts the first against the member's limits.
    const known = await store.selectRecharge(transaction, named);
    if (known) await lockAccount(transaction, known.memberId);
    const recharge = await store.claimRecharge(transaction, named);
    const take = async (payment: store.RechargeRow): Promise<NoticeEffect> =>
      (await takePayment(transaction, payment, at)) ? 'received' : 'credited';
    const effect = recharge ? (effectOf(notice, recharge) ?? (await take(recharge))) : 'unknown';
    if (effect === 'failed') {
      const end = notice.outcome === 'expired' ? store.markExpired : store.markFailed;
      await end(transaction, { ...named, now: at });
    }
    await store.insertNotice(transaction, { provider, notice, effect, now: at });
    return effect;
  });
}

/** What a notice leads to that moves no money; null for a payment to take. */
function effectOf(notice: PaymentNotice, recharge: store.RechargeRow): NoticeEffect | null {
  if (notice.amountMinor !== recharge.amountMinor || notice.currency !== recharge.currency) return 'mismatch';
  if (recharge.paidAt !== null) return 'nothing';
  if (notice.outcome === 'paid') return null;
  return recharge.status === 'waiting' ? 'failed' : 'nothing';
}
