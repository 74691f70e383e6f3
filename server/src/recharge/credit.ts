import { depositObstacle, type DepositObstacle } from '../control';
import type { Transaction } from '../database';
import { credit, receive, receivedAccount, totalsOf } from '../ledger';
import { openVideos } from '../members';
import { rechargeTerms } from '../site';
import * as store from './store';

/** The reference of how a paid recharge ended: the ledger takes it once, so it is credited or goes back, and once. */
export const rechargeReference = (id: number) => `recharge #${id}`;

/**
 * Credits what was paid, or books it as received where a limit or a pause of the member stands against it. A payment
 * in its time counts by itself, since its room was kept; a late one leaves room for what may still be paid in time.
 * The member's account has to be locked. Resolves to what stands against it; null where it was credited.
 */
export async function takePayment(
  transaction: Transaction,
  recharge: store.RechargeRow,
  now: Date,
): Promise<DepositObstacle | null> {
  const { id, memberId, amountMinor } = recharge;
  const isLate = recharge.status !== 'waiting' || recharge.expiresAt <= now;
  const waitingMinor = isLate ? await store.selectWaitingSum(transaction, memberId, now) : 0;
  const isReceived = recharge.status === 'received';
  const obstacle = await depositObstacle(transaction, { memberId, amountMinor, now, waitingMinor });
  if (obstacle) {
    if (isReceived) return obstacle;
    await store.setState(transaction, { id, state: 'received', paidAt: now });
    await receive(transaction, { memberId, amountMinor, reference: `received #${id}`, now });
    return obstacle;
  }
  await store.setState(transaction, { id, state: 'paid', paidAt: recharge.paidAt ?? now, settledAt: now });
  await credit(transaction, {
    kind: 'recharge',
    memberId,
    amountMinor,
    reference: rechargeReference(id),
    now,
    ...(isReceived && { fromAccount: receivedAccount }),
  });
  await openVideosFrom(transaction, memberId);
  return null;
}

/** Opens the videos to a member whose recharges come to what the operators ask for (D38). */
export async function openVideosFrom(transaction: Transaction, memberId: number): Promise<void> {
  const { fullAccessFromMinor } = await rechargeTerms(transaction);
  if (fullAccessFromMinor === 0) return;
  const { recharge } = await totalsOf(transaction, memberId);
  if (recharge >= fullAccessFromMinor) await openVideos(transaction, memberId);
}
