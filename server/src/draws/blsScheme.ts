import { createHash } from 'node:crypto';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/** The scheme bls-unchained-g1-rfc9380: signatures on G1 (48 bytes), keys on G2, message SHA-256(u64be round). */
const scheme = bls12_381.shortSignatures;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

function roundPoint(round: bigint) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(round);
  return scheme.hash(createHash('sha256').update(bytes).digest(), domain);
}

type PublicKey = ReturnType<typeof scheme.getPublicKey>;
const publicKeys = new Map<string, PublicKey>();

/** A key's point; reading one takes as long as a check, and a process meets one or two. */
function publicKeyPoint(hex: string): PublicKey {
  const point = publicKeys.get(hex) ?? bls12_381.G2.Point.fromHex(hex);
  publicKeys.set(hex, point);
  return point;
}

/** False for a signature of another round or key, and for bytes that are no point at all. */
export function verifyRound(publicKeyHex: string, round: bigint, signature: Uint8Array): boolean {
  try {
    return scheme.verify(signature, roundPoint(round), publicKeyPoint(publicKeyHex));
  } catch {
    return false;
  }
}

export function signRound(secretKey: Uint8Array, round: bigint): Uint8Array {
  return scheme.Signature.toBytes(scheme.sign(roundPoint(round), secretKey));
}

export const newSecretKey = (): Uint8Array => bls12_381.utils.randomSecretKey();

export function publicKeyOf(secretKey: Uint8Array): string {
  return Buffer.from(scheme.getPublicKey(secretKey).toBytes()).toString('hex');
}
