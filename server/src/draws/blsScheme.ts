import { roundPoint } from '@members/verifier/bls';
import { bls12_381 } from '@noble/curves/bls12-381.js';

/** The signing side of the beacon's scheme, for the test beacon; checking is the verifier's. */
const scheme = bls12_381.shortSignatures;

export function signRound(secretKey: Uint8Array, round: bigint): Uint8Array {
  return scheme.Signature.toBytes(scheme.sign(roundPoint(round), secretKey));
}

export const newSecretKey = (): Uint8Array => bls12_381.utils.randomSecretKey();

export function publicKeyOf(secretKey: Uint8Array): string {
  return Buffer.from(scheme.getPublicKey(secretKey).toBytes()).toString('hex');
}
