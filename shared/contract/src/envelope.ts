import type { RefusalKey } from './refusals';

/** The envelope of every answer (API-05): `data` is base64 of UTF-8 JSON, `""` when there is none. */
export interface Envelope {
  code: number;
  msg: string;
  data: string;
  /** Which refusal `msg` is the text of; servers may leave it out. */
  reason?: RefusalKey;
}

export const envelopeCodes = { ok: 200, refused: 401, failed: 500 } as const;

export function encodeData(value: unknown): string {
  if (value === null || value === undefined) return '';
  return encodeBase64(JSON.stringify(value));
}

/** Decodes the `data` of an envelope. Throws a SyntaxError or a DOMException for what is not base64 of JSON. */
export function decodeData(data: string): unknown {
  if (data === '') return null;
  const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
  return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}

/** base64 of the UTF-8 bytes of a text; also the form of the `token` header (API-07). */
export function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(binary);
}
