import { bls12_381 } from '@noble/curves/bls12-381.js';
import { hash, u64be } from './bytes';

/** The scheme bls-unchained-g1-rfc9380: signatures on G1 (48 bytes), keys on G2, message SHA-256(u64be round). */
const scheme = bls12_381.shortSignatures;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** What a beacon signs for a round, as a point on G1. */
export const roundPoint = (round: bigint) => scheme.hash(hash(u64be(round)), domain);

type PublicKey = ReturnType<typeof scheme.getPublicKey>;
const publicKeys = new Map<string, PublicKey>();

/** A key's point; reading one takes as long as a check, and a process meets one or two. */
function publicKeyPoint(hex: string): PublicKey {
  const point = publicKeys.get(hex) ?? bls12_381.G2.Point.fromHex(hex);
  publicKeys.set(hex, point);
  return point;
}

/**
 * Whether a chain's key signed this round: false for another round or key, and for bytes that are no point at
 * all. About 40 ms on a phone-class machine, and 24 KB to load, so browsers import this module only when needed.
 */
export function verifyBeaconSignature(publicKeyHex: string, round: bigint, signature: Uint8Array): boolean {
  try {
    return scheme.verify(Uint8Array.from(signature), roundPoint(round), publicKeyPoint(publicKeyHex));
  } catch {
    return false;
  }
}
