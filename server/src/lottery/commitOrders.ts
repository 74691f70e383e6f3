import { createMerkleBuilder, orderLeaf, ownerHash, toHex } from '@members/verifier';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database';
import {
  insertCommitment,
  lockCommittableRound,
  selectCommittableOrders,
  type CommittableOrder,
} from './commitmentStore';
import type { RoundId } from './roundStore';

/** Leaves hashed before other work of the process gets its turn: a few milliseconds. */
const leavesPerTurn = 250;
const ordersPerRead = 2000;

export const blindingOf = (uuid: string): Uint8Array =>
  Uint8Array.from(Buffer.from(uuid.replaceAll('-', ''), 'hex'));

/**
 * Fixes all orders of a closed round in a Merkle tree. One transaction holds the round, so that of several processes
 * one does it and the others pass by.
 */
export function commitOrders(
  { database, now }: { database: Database; now: () => Date },
  round: RoundId,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const locked = await lockCommittableRound(transaction, round);
    if (!locked) return;
    const builder = createMerkleBuilder();
    const ids: Buffer[] = [];
    let afterId = 0;
    let orders: CommittableOrder[];
    do {
      orders = await selectCommittableOrders(transaction, { ...round, afterId, size: ordersPerRead });
      for (const [index, order] of orders.entries()) {
        if (index % leavesPerTurn === leavesPerTurn - 1) await setImmediate();
        const owner = toHex(ownerHash(order.memberId, blindingOf(order.blinding)));
        builder.add(orderLeaf({ ...order, gameKey: locked.gameKey, roundNumber: locked.number, owner }));
        ids.push(idBytes(order.id));
        afterId = order.id;
      }
    } while (orders.length === ordersPerRead);
    const tree = builder.finish();
    await insertCommitment(transaction, {
      ...round,
      orderCount: tree.size,
      root: Buffer.from(tree.root),
      orderIds: Buffer.concat(ids),
      tree: Buffer.concat(tree.levels.flat()),
      committedAt: now(),
    });
  });
}

export function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(id));
  return bytes;
}
