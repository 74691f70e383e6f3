import type { RegistryDocument } from '@members/mfe-kit';
import { base64urlOf, quickTextOf } from './base64url';
import { keptDocument } from './keptDocuments';

/**
 * The registry document as the server writes it into the page: its JSON, which compresses far better than base64url, with
 * the header and the signature of the JWS beside it. A JWS as a whole is taken too. Listings of remotes that this browser
 * keeps are left out (decision 126): 0 stands in their place, and `kept` is the revision of the document that has them.
 */
function inPage() {
  const element = document.getElementById('members-registry');
  const { proof = '', kept = '' } = element?.dataset ?? {};
  return { text: element?.textContent?.trim() ?? '', proof, kept };
}

/** The compact JWS; null where the page has none, or leaves out what this browser doesn't keep. */
export function documentInPage(): string | null {
  const { text, proof, kept } = inPage();
  if (!text.startsWith('{')) return text || null;
  const payload = kept ? payloadInPage() : text;
  if (!payload) return null;
  // Put together again, it is what was signed: the server leaves nothing out of a document where it isn't.
  const json = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return proof.replace('..', `.${base64urlOf(new TextEncoder().encode(json))}.`);
}

/** What is signed, not verified; null where the page has none, a whole JWS, or leaves out what this browser doesn't keep. */
export function payloadInPage(): RegistryDocument | null {
  const { text, kept } = inPage();
  if (!text.startsWith('{')) return null;
  const payload = JSON.parse(text) as RegistryDocument;
  if (!kept) return payload;
  const known = quickTextOf(keptDocument(kept)?.split('.')[1] ?? '');
  if (!known) return null;
  const { remotes } = JSON.parse(known) as RegistryDocument;
  const listings = Object.entries(payload.remotes).map(([name, listing]) => [name, listing || remotes[name]]);
  return { ...payload, remotes: Object.fromEntries(listings) as RegistryDocument['remotes'] };
}
