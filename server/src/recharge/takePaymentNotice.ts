import type { Database, Transaction } from '../database';
import type { NoticeEffect } from '../database/tables/recharge';
import { lockAccount } from '../ledger';
import type { PaymentNotice } from '../payments';
import { takePayment } from './credit';
import * as store from './store';
import { keepUnmatched, type Unmatched } from './unmatched';

/**
 * Takes what a provider says about a payment. A paid one is credited once, however often and in whatever order its
 * notices come, and also after it has expired or was said to have failed: money that was paid is never withheld.
 * Where a deposit limit or a pause of the member stands against it, it is booked as received: it stays the member's,
 * and `createReceivedPayments` says what becomes of it. What was paid and fits no recharge credits nothing: it waits for
 * operators, who credit it to somebody or send it back.
 */
export function takePaymentNotice(
  { database, now }: { database: Database; now: () => Date },
  {
    provider,
    currency,
    notice,
  }: {
    provider: string;
    /** What the provider's amounts are in; that of the notice unless told. */
    currency?: string;
    notice: PaymentNotice;
  },
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
    const secondOne = recharge !== null && (await isSecondPayment(transaction, { named, notice, recharge }));
    const effect = secondOne
      ? 'twice'
      : recharge
        ? (effectOf(notice, recharge) ?? (await take(recharge)))
        : 'unknown';
    const unmatched = unmatchedBy(notice, recharge, effect);
    if (unmatched)
      await keepUnmatched(transaction, {
        ...{ provider, notice, now: at, rechargeId: recharge?.id ?? null },
        ...{ why: unmatched, booksIn: recharge?.currency ?? currency ?? notice.currency },
      });
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

/** Whether a notice tells of another payment than the one by which a recharge was paid. */
async function isSecondPayment(
  transaction: Transaction,
  told: {
    named: { provider: string; reference: string };
    notice: PaymentNotice;
    recharge: store.RechargeRow;
  },
): Promise<boolean> {
  const { named, notice, recharge } = told;
  if (notice.outcome !== 'paid' || recharge.paidAt === null || !notice.payment) return false;
  if (effectOf(notice, recharge) === 'mismatch') return false;
  const first = await store.selectPayment(transaction, named);
  return first !== null && first !== '' && first !== notice.payment;
}

/** Why a payment that was paid fits no recharge; null for one that does, and where nothing was paid. */
function unmatchedBy(
  notice: PaymentNotice,
  recharge: store.RechargeRow | null,
  effect: NoticeEffect,
): Unmatched['why'] | null {
  if (notice.outcome !== 'paid' || !(notice.amountMinor > 0)) return null;
  if (effect === 'unknown' || effect === 'twice') return effect;
  if (effect !== 'mismatch') return null;
  return notice.currency === recharge?.currency ? 'amount' : 'currency';
}
