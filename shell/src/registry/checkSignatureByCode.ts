import { p256 } from '@noble/curves/nist.js';
import { bytesOf } from './base64url';

/** An ECDSA P-256 signature over SHA-256 of `signed`, as its 64 bytes r and s. */
export interface Signed {
  signed: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}

/** `checkSignature` without WebCrypto: for a phone that opens a system in its own network over http. */
export function checkSignatureByCode({ signed, signature }: Signed, { x = '', y = '' }: JsonWebKey): boolean {
  const uncompressed = Uint8Array.from([4, ...bytesOf(x), ...bytesOf(y)]);
  return signature.length === 64 && p256.verify(signature, signed, uncompressed, { lowS: false });
}
