import { betTypes, type BetType } from '@members/contract';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { quicknet, timeOf } from '../src/beaconChain';
import { toHex } from '../src/bytes';
import { merklePath, merkleTree } from '../src/merkle';
import { orderLeaf, ownerHash, type OrderLeaf } from '../src/orderLeaf';
import type { OrderReceipt } from '../src/orderReceipt';
import type { RoundRecord } from '../src/roundRecord';

/** A value that the public chain really published, with the dice it gives to rounds 1 to 3 of `k3-1m`. */
export const fixture = {
  beaconRound: 657413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  dice: { 1: [2, 5, 5], 2: [1, 5, 2], 3: [3, 1, 5] } as const,
  otherPublicKey: toHex(bls12_381.shortSignatures.getPublicKey(new Uint8Array(32).fill(7)).toBytes()),
};

const publishedMs = timeOf(quicknet, BigInt(fixture.beaconRound)).getTime();
const iso = (ms: number) => new Date(ms).toISOString();
const blinding = new Uint8Array(16).fill(9);
const odds = Object.fromEntries(betTypes.map((type) => [type, 195])) as Record<BetType, number>;

const leafOf = (id: number): OrderLeaf => ({
  id,
  gameKey: 'k3-1m',
  roundNumber: 1,
  betType: id === 2 ? 'bi' : 'sm',
  stakeMinor: 1000,
  oddsHundredths: 195,
  owner: toHex(ownerHash(40 + id, blinding)),
});

const leaves = [1, 2, 3, 4, 5].map(leafOf);
const tree = merkleTree(leaves.map(orderLeaf));

/** A round drawn from the published value, as its server would export it. */
export function sampleRound(changes: Partial<RoundRecord> = {}): RoundRecord {
  return {
    version: 1,
    gameKey: 'k3-1m',
    roundNumber: 1,
    period: '20230815-0001',
    status: 'settled',
    opensAt: iso(publishedMs - 56_000),
    closesAt: iso(publishedMs - 6000),
    drawsAt: iso(publishedMs + 4000),
    beacon: { ...quicknet },
    beaconDelayMs: 6000,
    beaconRound: fixture.beaconRound,
    signature: fixture.signature,
    odds,
    gameReleaseHash: 'ab'.repeat(32),
    commitment: { orderCount: 5, root: toHex(tree.root), committedAt: iso(publishedMs - 5000) },
    dice: [2, 5, 5],
    voidReason: null,
    ...changes,
  };
}

/** The receipt of the second of its five orders: big, and 2, 5, 5 is big. */
export function sampleReceipt(changes: Partial<OrderReceipt> = {}): OrderReceipt {
  return {
    version: 1,
    leaf: leaves[1]!,
    period: '20230815-0001',
    memberId: 42,
    blinding: toHex(blinding),
    placedAt: iso(publishedMs - 20_000),
    releaseHash: null,
    status: 1,
    payoutMinor: 1950,
    tree: { index: 1, size: 5, path: merklePath(tree, 1).map(toHex) },
    ...changes,
  };
}
