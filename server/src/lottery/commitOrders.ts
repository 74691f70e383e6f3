import { createMerkleBuilder, orderLeaf, ownerHash, toHex, type MerkleTree } from '@members/verifier';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database';
import {
  awaitPrepared,
  insertCommitment,
  lockCommittableRound,
  selectCommittableOrders,
  type CommittableOrder,
  type CommittableRound,
} from './commitmentStore';
import type { RoundId } from './roundStore';

/** Leaves hashed before other work of the process gets its turn: a few milliseconds. */
const leavesPerTurn = 250;
const ordersPerRead = 2000;

export const blindingOf = (uuid: string): Uint8Array =>
  Uint8Array.from(Buffer.from(uuid.replaceAll('-', ''), 'hex'));

/**
 * Fixes all orders of a closed round in a Merkle tree. One transaction holds the round, so that of several processes
 * one does it and the others pass by. Rejects where lanes are spread and a machine may hold orders of the round that
 * can't be read yet; the round stays as it is until the next time.
 */
export async function commitOrders(
  { database, now }: { database: Database; now: () => Date },
  round: RoundId,
): Promise<void> {
  const isSpread = (await database.laneGroups()).length > 1;
  return database.transaction(async (transaction) => {
    const locked = await lockCommittableRound(transaction, round);
    if (!locked) return;
    // A bet of the round may be committed here and not yet where its lane is, be it for want of that machine.
    if (isSpread) await awaitPrepared(transaction);
    const ids: Buffer[] = [];
    async function* openOrders() {
      let orders: CommittableOrder[];
      let afterId = 0;
      do {
        orders = await selectCommittableOrders(transaction, { ...round, afterId, size: ordersPerRead });
        yield orders;
        for (const { id } of orders) ids.push(idBytes(id));
        afterId = orders.at(-1)?.id ?? afterId;
      } while (orders.length === ordersPerRead);
    }
    const tree = await treeOfOrders(locked, openOrders());
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

/** The tree over the orders of a round, which come by rising ids. */
export async function treeOfOrders(
  { gameKey, number: roundNumber }: CommittableRound,
  pages: AsyncIterable<readonly CommittableOrder[]>,
): Promise<MerkleTree> {
  const builder = createMerkleBuilder();
  for await (const orders of pages)
    for (const [index, order] of orders.entries()) {
      if (index % leavesPerTurn === leavesPerTurn - 1) await setImmediate();
      const owner = toHex(ownerHash(order.memberId, blindingOf(order.blinding)));
      builder.add(orderLeaf({ ...order, gameKey, roundNumber, owner }));
    }
  return builder.finish();
}

export function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(id));
  return bytes;
}

/** The ids whose bytes, 8 each, follow one another. */
export const idsIn = (bytes: Buffer): bigint[] =>
  Array.from({ length: bytes.length / 8 }, (_, index) => bytes.readBigUInt64BE(index * 8));
