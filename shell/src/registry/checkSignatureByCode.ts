import { p256 } from '@noble/curves/nist.js';
import { bytesOf } from './base64url';
import type { Signed } from './Signed';

/** `checkSignature` without WebCrypto: for a phone that opens a system in its own network over http. */
export function checkSignatureByCode({ signed, signature }: Signed, { x = '', y = '' }: JsonWebKey): boolean {
  const uncompressed = Uint8Array.from([4, ...bytesOf(x), ...bytesOf(y)]);
  return signature.length === 64 && p256.verify(signature, signed, uncompressed, { lowS: false });
}
