import type { RegistryDocument } from '@members/mfe-kit';
import { bytesOf } from './base64url';
import { checkSignature } from './checkSignature';
import { readDocument, RefusedDocument } from './readDocument';

/**
 * Reads a compact JWS (ES256) as a registry document. Throws RefusedDocument where it isn't signed by the pinned key,
 * whatever its header says, or isn't such a document.
 */
export async function verifyDocument(jws: string, key: JsonWebKey): Promise<RegistryDocument> {
  const [header = '', payload = '', signature = '', ...rest] = jws.trim().split('.');
  const [content, proof] = [payload, signature].map(bytesOrNull);
  if (rest.length > 0 || !content || !proof)
    throw new RefusedDocument('malformed', 'The registry document is no signed one.');
  const signed = new TextEncoder().encode(`${header}.${payload}`);
  if (!(await checkSignature({ signed, signature: proof }, key)))
    throw new RefusedDocument('signature', 'The registry document is not signed by the registry.');
  return readDocument(new TextDecoder().decode(content));
}

function bytesOrNull(base64url: string) {
  try {
    return bytesOf(base64url);
  } catch {
    return null;
  }
}
