import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const toHex = (bytes: Uint8Array): string => bytesToHex(Uint8Array.from(bytes));
/** Throws for anything but an even number of hex digits. */
export const fromHex = (hex: string): Uint8Array => hexToBytes(hex);
export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);

/** The parts one after another. */
export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  let length = 0;
  for (const part of parts) length += part.length;
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** SHA-256 over the parts one after another. */
export const hash = (...parts: readonly Uint8Array[]): Uint8Array => sha256(concat(...parts));

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

/** Game keys and bet types come up again with every order of a tree. */
const shortTexts = new Map<string, Uint8Array>();
const mostShortTexts = 1000;

/** `u8 length | text`, for texts of 1 to 255 bytes. */
export function shortText(text: string, what: string): Uint8Array {
  const known = shortTexts.get(text);
  if (known) return known;
  const bytes = utf8(text);
  if (bytes.length === 0 || bytes.length > 255) throw new RangeError(`${what} has 1 to 255 bytes`);
  const encoded = concat(Uint8Array.of(bytes.length), bytes);
  if (shortTexts.size < mostShortTexts) shortTexts.set(text, encoded);
  return encoded;
}

export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
