import { isBetType } from '@members/contract';
import { fromHex, toHex } from './bytes';
import { isInTree } from './merkle';
import { orderLeaf, ownerHash } from './orderLeaf';
import type { OrderReceipt } from './orderReceipt';
import { payoutOfOrder } from './payout';
import type { RoundRecord } from './roundRecord';
import { step, type Step } from './step';

/**
 * Recomputes what belongs to one order: that its leaf is of this round and member, stood in the tree over all orders,
 * carries the odds fixed at opening, and pays what the dice say. The round's own steps come from `verifyRound`.
 */
export function verifyOrder(receipt: OrderReceipt, record: RoundRecord): Step[] {
  return [
    checkLeaf(receipt, record),
    checkOwner(receipt),
    checkOdds(receipt, record),
    checkTree(receipt, record),
    checkPayout(receipt, record),
  ];
}

const result = (check: Step['check'], right: boolean, values: Step['values'] = {}) =>
  step(check, right ? 'ok' : 'failed', { values });

function checkLeaf({ leaf, period }: OrderReceipt, record: RoundRecord): Step {
  const right =
    leaf.gameKey === record.gameKey && leaf.roundNumber === record.roundNumber && period === record.period;
  return result('leaf', right, { orderId: leaf.id, gameKey: leaf.gameKey, roundNumber: leaf.roundNumber });
}

function checkOwner({ leaf, memberId, blinding }: OrderReceipt): Step {
  return result('owner', toHex(ownerHash(memberId, fromHex(blinding))) === leaf.owner, { memberId });
}

function checkOdds({ leaf }: OrderReceipt, record: RoundRecord): Step {
  const fixed = isBetType(leaf.betType) ? record.odds[leaf.betType] : 0;
  return result('odds', fixed === leaf.oddsHundredths, { betType: leaf.betType, odds: fixed / 100 });
}

function checkTree({ leaf, tree }: OrderReceipt, { commitment, status }: RoundRecord): Step {
  if (tree === null || commitment === null) {
    if (tree === null && commitment !== null) return step('tree', 'failed', { reason: 'missing' });
    return status === 'open' || status === 'closed'
      ? step('tree', 'pending')
      : step('tree', 'note', { reason: 'missing' });
  }
  const right = tree.size === commitment.orderCount && isInTree(orderLeaf(leaf), tree, commitment.root);
  return result('tree', right, { index: tree.index, size: tree.size, root: commitment.root });
}

function checkPayout(receipt: OrderReceipt, { dice, status }: RoundRecord): Step {
  const { leaf, payoutMinor } = receipt;
  if (payoutMinor === null || receipt.status === 0) return step('payout', 'pending');
  if (receipt.status === 3)
    return step('payout', status === 'void' && payoutMinor === leaf.stakeMinor ? 'note' : 'failed', {
      reason: 'returned',
      values: { published: payoutMinor },
    });
  if (dice === null) return step('payout', 'failed', { values: { published: payoutMinor } });
  const computed = payoutOfOrder(leaf, dice);
  const right = computed === payoutMinor && receipt.status === (computed > 0 ? 1 : 2);
  return result('payout', right, { computed, published: payoutMinor });
}
