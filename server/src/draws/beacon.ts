import type { BeaconInfo } from '@members/verifier';

export type { BeaconInfo };

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
