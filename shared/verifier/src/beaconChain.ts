/** What identifies a beacon's chain; shown to members and stored with every round drawn from it. */
export interface BeaconInfo {
  /** `test` marks the local beacon, whose key the installation itself holds. */
  kind: 'public' | 'test';
  /** SHA-256 of the chain's parameters, lower-case hex. */
  chainHash: string;
  /** Group public key on G2, 96 bytes in lower-case hex. */
  publicKey: string;
  /** Unix time of round 1 in milliseconds. */
  genesisMs: number;
  periodMs: number;
}

/** drand quicknet, the public beacon (D01). Pinned: no answer and no setting can replace it. */
export const quicknet: Readonly<BeaconInfo> = {
  kind: 'public',
  chainHash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisMs: 1_692_803_367_000,
  periodMs: 3000,
};

/** The smallest round of a chain published at or after `time`, at least 1. */
export function roundAt({ genesisMs, periodMs }: BeaconInfo, time: Date): bigint {
  const periods = Math.ceil((time.getTime() - genesisMs) / periodMs);
  return BigInt(Math.max(0, periods) + 1);
}

/** When a round is published. */
export function timeOf({ genesisMs, periodMs }: BeaconInfo, round: bigint): Date {
  return new Date(genesisMs + (Number(round) - 1) * periodMs);
}

/** True only for the pinned public chain, whatever a record calls itself. */
export const isPinned = (info: BeaconInfo): boolean =>
  info.kind === 'public' &&
  info.chainHash === quicknet.chainHash &&
  info.publicKey === quicknet.publicKey &&
  info.genesisMs === quicknet.genesisMs &&
  info.periodMs === quicknet.periodMs;
