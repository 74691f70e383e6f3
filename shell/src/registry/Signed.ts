/** An ECDSA P-256 signature over SHA-256 of `signed`, as its 64 bytes r and s. */
export interface Signed {
  signed: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
}
