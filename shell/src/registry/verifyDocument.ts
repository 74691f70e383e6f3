import type { RegistryDocument } from '@members/mfe-kit';
import { readDocument } from './readDocument';
import { RefusedDocument } from './RefusedDocument';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(base64url))
    throw new RefusedDocument('malformed', 'The registry document is no signed one.');
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/**
 * Reads a compact JWS (ES256) as a registry document. Throws RefusedDocument where it isn't signed by the pinned key,
 * whatever its header says, or isn't such a document.
 */
export async function verifyDocument(jws: string, key: JsonWebKey): Promise<RegistryDocument> {
  const [header = '', payload = '', signature = '', ...rest] = jws.trim().split('.');
  if (rest.length > 0) throw new RefusedDocument('malformed', 'The registry document is no signed one.');
  const signed = bytesOf(payload);
  const verifier = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
  const valid = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    verifier,
    bytesOf(signature),
    new TextEncoder().encode(`${header}.${payload}`),
  );
  if (!valid) throw new RefusedDocument('signature', 'The registry document is not signed by the registry.');
  return readDocument(new TextDecoder().decode(signed));
}

/** A short name for a public key: the same key, the same name. */
export async function thumbprintOf({ crv, kty, x, y }: JsonWebKey): Promise<string> {
  // RFC 7638: the required members of the key, in this order.
  const digest = await crypto.subtle.digest(
    'SHA-256',
    new TextEncoder().encode(JSON.stringify({ crv, kty, x, y })),
  );
  return btoa(String.fromCharCode(...new Uint8Array(digest))).replace(/[+/=]/g, '');
}
