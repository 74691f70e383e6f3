import { toHex, utf8 } from './bytes';
import { isInTree, leafHash, levelWidths, merklePath, merkleTree, nodeHash } from './merkle';

const leaves = (count: number) => Array.from({ length: count }, (_, index) => utf8(`leaf ${index}`));

/** RFC 6962 as written there: split at the largest power of two below the size. */
function rootByDefinition(all: readonly Uint8Array[]): Uint8Array {
  if (all.length === 1) return leafHash(all[0]!);
  let split = 1;
  while (split * 2 < all.length) split *= 2;
  return nodeHash(rootByDefinition(all.slice(0, split)), rootByDefinition(all.slice(split)));
}

describe('the tree over the orders of a round', () => {
  it('has the roots that RFC 6962 defines', () => {
    expect(toHex(merkleTree([]).root)).toBe(
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    );
    for (let count = 1; count <= 40; count += 1)
      expect(toHex(merkleTree(leaves(count)).root)).toBe(toHex(rootByDefinition(leaves(count))));
  });

  it('proves every leaf of every size to 33, and no other leaf, place, size or root', () => {
    for (let size = 1; size <= 33; size += 1) {
      const all = leaves(size);
      const tree = merkleTree(all);
      const root = toHex(tree.root);
      expect(tree.levels.map((level) => level.length)).toEqual(levelWidths(size));
      for (const [index, leaf] of all.entries()) {
        const path = merklePath(tree, index).map(toHex);
        expect(isInTree(leaf, { index, size, path }, root)).toBe(true);
        expect(isInTree(utf8('another'), { index, size, path }, root)).toBe(false);
        expect(isInTree(leaf, { index, size, path }, '00'.repeat(32))).toBe(false);
        expect(isInTree(leaf, { index, size, path: [...path, root] }, root)).toBe(false);
        expect(isInTree(leaf, { index: index + size, size, path }, root)).toBe(false);
        if (path.length > 0) {
          expect(isInTree(leaf, { index, size, path: path.slice(1) }, root)).toBe(false);
          expect(isInTree(leaf, { index, size, path: ['xx', ...path.slice(1)] }, root)).toBe(false);
        }
      }
    }
  });

  it('does not take a node for a leaf', () => {
    const [first, second] = leaves(2);
    const tree = merkleTree([first!, second!]);
    const node = new Uint8Array([...leafHash(first!), ...leafHash(second!)]);
    expect(isInTree(node, { index: 0, size: 1, path: [] }, toHex(tree.root))).toBe(false);
  });
});
