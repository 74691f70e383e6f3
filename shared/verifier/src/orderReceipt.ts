import type { TreePath } from './merkle';
import type { OrderLeaf } from './orderLeaf';
import * as read from './readRecord';

/**
 * What proves one order to its member: the data of `GET /api/verify/order`. `leaf` with `tree` shows that the order
 * stood in the round's tree before its result existed; `memberId` and `blinding` show whose it is.
 */
export interface OrderReceipt {
  version: 1;
  leaf: OrderLeaf;
  period: string;
  memberId: number;
  /** 16 bytes in hex; whoever knows it can tell whose order the leaf is. */
  blinding: string;
  placedAt: string;
  /** The game release the member bet with, as their client named it. */
  releaseHash: string | null;
  /** 0 unopened, 1 won, 2 not won, 3 cancelled and stake returned (D36). */
  status: number;
  /** Null while unopened. */
  payoutMinor: number | null;
  /** Null until the round's tree is made. */
  tree: TreePath | null;
}

/** Reads a receipt; throws a TypeError that names the first field which is not as described. */
export function readOrderReceipt(value: unknown): OrderReceipt {
  const receipt = read.object(value, 'receipt');
  if (receipt.version !== 1) throw new TypeError('version: this verifier reads version 1');
  return {
    version: 1,
    leaf: readLeaf(receipt.leaf),
    period: read.text(receipt.period, 'period'),
    memberId: read.whole(receipt.memberId, 'memberId'),
    blinding: read.hex(receipt.blinding, 16, 'blinding'),
    placedAt: read.time(receipt.placedAt, 'placedAt'),
    releaseHash: read.nullable(receipt.releaseHash, (hash) => read.text(hash, 'releaseHash')),
    status: read.whole(receipt.status, 'status'),
    payoutMinor: read.nullable(receipt.payoutMinor, (payout) => read.whole(payout, 'payoutMinor')),
    tree: read.nullable(receipt.tree, readTree),
  };
}

function readLeaf(value: unknown): OrderLeaf {
  const leaf = read.object(value, 'leaf');
  return {
    id: read.whole(leaf.id, 'leaf.id'),
    gameKey: read.text(leaf.gameKey, 'leaf.gameKey'),
    roundNumber: read.whole(leaf.roundNumber, 'leaf.roundNumber'),
    betType: read.text(leaf.betType, 'leaf.betType'),
    stakeMinor: read.whole(leaf.stakeMinor, 'leaf.stakeMinor'),
    oddsHundredths: read.whole(leaf.oddsHundredths, 'leaf.oddsHundredths'),
    owner: read.hex(leaf.owner, 32, 'leaf.owner'),
  };
}

function readTree(value: unknown): TreePath {
  const tree = read.object(value, 'tree');
  return {
    index: read.whole(tree.index, 'tree.index'),
    size: read.whole(tree.size, 'tree.size'),
    path: read.list(tree.path, 'tree.path').map((each) => read.hex(each, 32, 'tree.path')),
  };
}
