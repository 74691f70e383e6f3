/** What identifies a beacon's chain; shown to members and stored with every round drawn from it. */
export interface BeaconInfo {
  /** `test` marks the local beacon, whose key this installation itself holds. */
  kind: 'public' | 'test';
  /** SHA-256 of the chain's parameters, lower-case hex. */
  chainHash: string;
  /** Group public key on G2, 96 bytes in lower-case hex. */
  publicKey: string;
  /** Unix time of round 1 in milliseconds. */
  genesisMs: number;
  periodMs: number;
}

/**
 * A source of randomness that publishes one signature per round, at a time known beforehand, which nobody can
 * compute before (bls-unchained-g1-rfc9380).
 */
export interface Beacon {
  readonly info: BeaconInfo;
  /** The smallest round published at or after `time`. */
  roundAt(time: Date): bigint;
  /** When a round is published. */
  timeOf(round: bigint): Date;
  /** The signature of a round, null while it is not published or not obtainable. Not yet verified. */
  fetch(round: bigint): Promise<Uint8Array | null>;
  /** True only for the chain's own signature over `round`; takes tens of milliseconds, so never in a request. */
  verify(round: bigint, signature: Uint8Array): boolean;
}

/** The smallest round of a chain published at or after `time`, at least 1. */
export function roundAt({ genesisMs, periodMs }: BeaconInfo, time: Date): bigint {
  const periods = Math.ceil((time.getTime() - genesisMs) / periodMs);
  return BigInt(Math.max(0, periods) + 1);
}

export function timeOf({ genesisMs, periodMs }: BeaconInfo, round: bigint): Date {
  return new Date(genesisMs + (Number(round) - 1) * periodMs);
}
