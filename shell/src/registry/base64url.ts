/** Bytes of base64url. Throws for any other text. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(base64url)) throw new Error('This is no base64url.');
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** As many arguments as any browser takes. */
const atOnce = 8_192;

/** Bytes as base64url. */
export function base64urlOf(bytes: Uint8Array): string {
  let characters = '';
  for (let from = 0; from < bytes.length; from += atOnce)
    characters += String.fromCharCode(...bytes.subarray(from, from + atOnce));
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
