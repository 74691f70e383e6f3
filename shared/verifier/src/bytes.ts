import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const toHex = (bytes: Uint8Array): string => bytesToHex(Uint8Array.from(bytes));
/** Throws for anything but an even number of hex digits. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex);
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);

/** SHA-256 over the parts one after another. */
export const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

export function u32be(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function u64be(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}

/** `u8 length | text`, for texts of 1 to 255 bytes. */
export function shortText(text: string, what: string): Uint8Array {
  const bytes = utf8(text);
  if (bytes.length === 0 || bytes.length > 255) throw new RangeError(`${what} has 1 to 255 bytes`);
  return concatBytes(Uint8Array.of(bytes.length), bytes);
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
