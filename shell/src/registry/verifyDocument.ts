import type { RegistryDocument } from '@members/mfe-kit';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/**
 * Reads a compact JWS (ES256) as a registry document. Throws an Error where it isn't signed by the pinned key,
 * whatever its header says.
 */
export async function verifyDocument(jws: string, key: JsonWebKey): Promise<RegistryDocument> {
  const [header = '', payload = '', signature = '', ...rest] = jws.trim().split('.');
  if (rest.length > 0) throw new Error('The registry document is not one.');
  const verifier = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
  const valid = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    bytesOf(signature),
    new TextEncoder().encode(`${header}.${payload}`),
  );
  if (!valid) throw new Error('The registry document is not signed by the registry.');
  return JSON.parse(new TextDecoder().decode(bytesOf(payload))) as RegistryDocument;
}
