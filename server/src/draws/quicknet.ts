import { roundAt, timeOf, type Beacon, type BeaconInfo } from './beacon';
import { verifyRound } from './blsScheme';

/** drand quicknet, the public beacon of every game in production (D01). Pinned: no answer can replace it. */
export const quicknet: BeaconInfo = {
  kind: 'public',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: 1_692_803_367_000,
  periodMs: 3000,
};

/**
 * Brings a round's signature from somewhere, null when there is none yet. It needs no trust: what it brings is
 * verified against the pinned key.
 */
export type SignatureSource = (round: bigint) => Promise<Uint8Array | null>;

/** The public beacon over one source after another; the first that has the round answers. */
export function createQuicknet(sources: readonly SignatureSource[]): Beacon {
  return {
    info: quicknet,
    roundAt: (time) => roundAt(quicknet, time),
    timeOf: (round) => timeOf(quicknet, round),
    verify: (round, signature) => verifyRound(quicknet.publicKey, round, signature),
    async fetch(round) {
      for (const source of sources) {
        const signature = await source(round).catch(() => null);
        if (signature) return signature;
      }
      return null;
    },
  };
}
