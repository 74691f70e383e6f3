import { bytesOf, textOf } from './base64url';
import { checkSignature } from './checkSignature';
import type { Signed } from './checkSignatureByCode';
import { readDocument, RefusedDocument, type DatedDocument } from './readDocument';

export interface VerifiedDocument {
  document: DatedDocument;
  /** The key that signed it: the known one, or one that follows from it. */
  key: JsonWebKey;
  /** Keys that signed before this one, as the signer says. */
  earlierKeys: readonly JsonWebKey[];
}

/** A link of the chain by which a page follows from one key to the next; the one before has signed it. */
interface KeyLink {
  before: JsonWebKey;
  next: JsonWebKey;
}

/**
 * Reads a compact JWS (ES256) as a registry document. Its header may hold a chain of links that lead from the known key
 * to the one that signed it. Throws RefusedDocument where neither the known key nor one that follows from it did, or
 * where it isn't such a document.
 */
export async function verifyDocument(jws: string, known: JsonWebKey): Promise<VerifiedDocument> {
  const { content, ...keys } = await verifySigned(jws, known);
  return { document: readDocument(content), ...keys };
}

/** Reads what the registry has signed, in the way of `verifyDocument`. */
export async function verifySigned(jws: string, known: JsonWebKey) {
  const signed = readSigned(jws);
  if (!signed) throw new RefusedDocument('malformed', 'The registry document is no signed one.');
  const links = linksIn(signed.header);
  let key = known;
  for (const link of links)
    if (link.before.x === key.x && (await checkSignature(link.signed, key))) key = link.next;
  if (!(await checkSignature(signed, key)))
    throw new RefusedDocument('signature', 'The registry document is not signed by the registry.');
  return { content: signed.content, key, earlierKeys: links.map(({ before }) => before) };
}

/** The parts of a compact JWS; null for any other text. */
function readSigned(jws: string): (Signed & { header: string; content: string }) | null {
  const [header = '', payload = '', proof = '', ...rest] = jws.trim().split('.');
  if (rest.length > 0) return null;
  try {
    return {
      header: textOf(header),
      content: textOf(payload),
      signed: new TextEncoder().encode(`${header}.${payload}`),
      signature: bytesOf(proof),
    };
  } catch {
    return null;
  }
}

/** The links that a header holds. Where one can't be read there are none. */
function linksIn(header: string): (KeyLink & { signed: Signed })[] {
  try {
    const { chain = [] } = JSON.parse(header) as { chain?: readonly string[] };
    return chain.map((jws) => {
      const signed = readSigned(jws);
      const { before, next } = JSON.parse(signed?.content ?? '') as Partial<KeyLink>;
      if (!signed || !before?.x || !next?.x) throw new Error('This is no link.');
      return { before, next, signed };
    });
  } catch {
    return [];
  }
}
