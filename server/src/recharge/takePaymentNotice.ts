import type { Database, Transaction } from '../database';
import { credit } from '../ledger';
import type { PaymentNotice } from '../payments';
import { openVideos } from '../members';
import * as store from './store';
import type { NoticeEffect } from '../database/tables/recharge';

/**
 * Takes what a provider says about a payment. A paid one is credited once, however often and in whatever order its
 * notices come, and also after it has expired or was said to have failed: money that was paid is never withheld.
 * Another amount or currency than asked for credits nothing; it is on record, and reconciliation shows it.
 */
export function takePaymentNotice(
  { database, now }: { database: Database; now: () => Date },
  { provider, notice }: { provider: string; notice: PaymentNotice },
): Promise<NoticeEffect> {
  return database.transaction(async (transaction) => {
    const at = now();
    const recharge = await store.claimRecharge(transaction, { provider, reference: notice.reference });
    const effect = recharge ? effectOf(notice, recharge) : 'unknown';
    if (recharge && effect === 'credited') await settle(transaction, recharge, at);
    if (effect === 'failed') await store.markFailed(transaction, { provider, reference: notice.reference });
    await store.insertNotice(transaction, { provider, notice, effect, now: at });
    return effect;
  });
}

function effectOf(notice: PaymentNotice, recharge: store.RechargeRow): NoticeEffect {
  if (notice.amountMinor !== recharge.amountMinor || notice.currency !== recharge.currency) return 'mismatch';
  if (recharge.status === 'paid') return 'nothing';
  if (notice.outcome === 'paid') return 'credited';
  return recharge.status === 'waiting' ? 'failed' : 'nothing';
}

/** The reference lets the ledger itself refuse a second credit of the same recharge. */
export const rechargeReference = (id: number) => `recharge #${id}`;

async function settle(transaction: Transaction, recharge: store.RechargeRow, now: Date): Promise<void> {
  const { id, memberId, amountMinor } = recharge;
  await store.markPaid(transaction, id, now);
  await credit(transaction, {
    kind: 'recharge',
    memberId,
    amountMinor,
    reference: rechargeReference(id),
    now,
  });
  await openVideos(transaction, memberId);
}
