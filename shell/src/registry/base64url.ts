const alphabet = 'base64url';

/** What ES2026 has for it, which takes no loop over characters. Browsers of before 2026 may lack it. */
const native = Uint8Array as { fromBase64?(text: string, options: object): Uint8Array<ArrayBuffer> };
type NativeBytes = Uint8Array & { toBase64?(options: object): string };

/** Bytes of base64url. Throws for any other text. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(base64url)) throw new Error('This is no base64url.');
  if (native.fromBase64) return native.fromBase64(base64url, { alphabet });
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** The text of base64url. Throws for any other. */
export const textOf = (base64url: string): string => new TextDecoder().decode(bytesOf(base64url));

/** As `textOf`, in browsers that need no loop for it; undefined in others. */
export const quickTextOf = (base64url: string): string | undefined =>
  native.fromBase64 && new TextDecoder().decode(native.fromBase64(base64url, { alphabet }));

/** As many arguments as any browser takes. */
const atOnce = 8_192;

/** Bytes as base64url. */
export function base64urlOf(bytes: NativeBytes): string {
  if (bytes.toBase64) return bytes.toBase64({ alphabet, omitPadding: true });
  let characters = '';
  for (let from = 0; from < bytes.length; from += atOnce)
    characters += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
