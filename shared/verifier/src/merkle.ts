import { fromHex, hash, sameBytes } from './bytes';

/** A finished tree: `levels[0]` are the leaves' hashes, the last level holds the root alone. */
export interface MerkleTree {
  root: Uint8Array;
  size: number;
  levels: readonly (readonly Uint8Array[])[];
}

const leafMark = Uint8Array.of(0);
const nodeMark = Uint8Array.of(1);

/** `SHA-256(00 | leaf)`: a leaf can't pass for a node. */
export const leafHash = (leaf: Uint8Array): Uint8Array => hash(leafMark, leaf);
/** `SHA-256(01 | left | right)`. */
export const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => hash(nodeMark, left, right);

/**
 * Builds the tree of RFC 6962 leaf by leaf, so that a caller with many leaves can pause. A node without a
 * sibling is its parent. The root of no leaves is SHA-256 of nothing.
 */
export function createMerkleBuilder() {
  const levels: Uint8Array[][] = [[]];

  function add(leaf: Uint8Array): void {
    let node = leafHash(leaf);
    for (let height = 0; ; height += 1) {
      const level = (levels[height] ??= []);
      level.push(node);
      if (level.length % 2 === 1) return;
      node = nodeHash(level[level.length - 2]!, node);
    }
  }

  function finish(): MerkleTree {
    const finished = levels.map((level) => [...level]);
    for (let height = 0; finished[height]!.length > 1; height += 1) {
      const level = finished[height]!;
      const parents = (finished[height + 1] ??= []);
      while (parents.length < Math.ceil(level.length / 2)) {
        const left = level[2 * parents.length]!;
        const right = level[2 * parents.length + 1];
        parents.push(right ? nodeHash(left, right) : left);
      }
    }
    const root = finished.at(-1)![0] ?? hash();
    return { root, size: finished[0]!.length, levels: finished };
  }

  return { add, finish };
}

export function merkleTree(leaves: readonly Uint8Array[]): MerkleTree {
  const builder = createMerkleBuilder();
  for (const leaf of leaves) builder.add(leaf);
  return builder.finish();
}

export interface TreePosition {
  level: number;
  index: number;
}

/** Where the hashes of a leaf's path stand in the tree, from the leaf up. */
export function pathPositions(index: number, size: number): TreePosition[] {
  if (!Number.isInteger(index) || index < 0 || index >= size) throw new RangeError('no such leaf');
  const positions: TreePosition[] = [];
  let [at, width] = [index, size];
  for (let level = 0; width > 1; level += 1) {
    const sibling = at % 2 === 0 ? at + 1 : at - 1;
    if (sibling < width) positions.push({ level, index: sibling });
    [at, width] = [Math.floor(at / 2), Math.ceil(width / 2)];
  }
  return positions;
}

/** How many nodes each level of a tree holds, leaves first. */
export function levelWidths(size: number): number[] {
  const widths = [size];
  for (let width = size; width > 1;) {
    width = Math.ceil(width / 2);
    widths.push(width);
  }
  return widths;
}

export function merklePath(tree: MerkleTree, index: number): Uint8Array[] {
  return pathPositions(index, tree.size).map((place) => tree.levels[place.level]![place.index]!);
}

/** A leaf's place in a tree with its hash path, as receipts carry it; hashes in hex. */
export interface TreePath {
  index: number;
  /** Number of leaves. */
  size: number;
  path: readonly string[];
}

/** Whether a leaf stands at its place in the tree with this root (hex). False for a path that can't be one. */
export function isInTree(leaf: Uint8Array, { index, size, path }: TreePath, rootHex: string): boolean {
  try {
    const hashes = path.map(fromHex);
    let node = leafHash(leaf);
    let [at, width] = [index, size];
    let used = 0;
    if (!Number.isInteger(index) || index < 0 || index >= size) return false;
    while (width > 1) {
      const isLeft = at % 2 === 0;
      if (!isLeft || at + 1 < width) {
        const sibling = hashes[used++];
        if (sibling?.length !== 32) return false;
        node = isLeft ? nodeHash(node, sibling) : nodeHash(sibling, node);
      }
      [at, width] = [Math.floor(at / 2), Math.ceil(width / 2)];
    }
    return used === hashes.length && sameBytes(node, fromHex(rootHex));
  } catch {
    return false;
  }
}
