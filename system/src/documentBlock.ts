import type { RegistryDocument } from '@members/mfe-kit/release';
import { parseCookie } from 'cookie';
import { createHash } from 'node:crypto';

/** The cookie by which a browser tells the revision of a document that it keeps, and the tags of its listings; the shell sets it. */
const keptCookie = 'members_kept';
const keptForm = /^(\d+)\.([\w.-]+)$/;

/** So many characters tell the listings of a remote apart. Where they don't, the signature of the document does. */
const tagLength = 4;

const tagOf = (listing: unknown): string =>
  createHash('sha256').update(JSON.stringify(listing)).digest('base64url').slice(0, tagLength);

/**
 * Returns what writes the signed document into pages: its JSON, which compresses to half of what its base64url does, with
 * the header and the signature of the JWS in an attribute. Where a text in it would end the element, the JWS as a whole,
 * whose characters are those of base64url and the dot. Nothing where there is no document.
 *
 * `data-tags` is what the browser's cookie is to be once the document is kept. The listings that the `cookies` of a request
 * name are left out (decision 126): 0 stands in their place, and `data-kept` is the revision in which the browser has them.
 */
export function createDocumentBlock() {
  let read: ReturnType<typeof readSigned> | undefined;
  return (jws: string, cookies = ''): string => {
    if (!jws) return '';
    if (read?.jws !== jws) read = readSigned(jws);
    const { json, proof, document, tags } = read;
    if (json.includes('<')) return `<script id="members-registry" type="application/jose">${jws}</script>`;
    const [, revision, keptTags = ''] =
      (tags.size > 0 && keptForm.exec(parseCookie(cookies)[keptCookie] ?? '')) || [];
    const content = revision ? withoutKept(read, keptTags) : json;
    const attributes = [
      `data-proof="${proof}"`,
      ...(tags.size > 0 ? [`data-tags="${[document.revision, ...tags.values()].join('.')}"`] : []),
      ...(revision ? [`data-kept="${revision}"`] : []),
    ];
    return `<script id="members-registry" type="application/json" ${attributes.join(' ')}>${content}</script>`;
  };
}

/** A signed document, and the tags of its listings: none where its JSON can't be put together again from its parts. */
function readSigned(jws: string) {
  const [header, payload = '', signature] = jws.split('.');
  const json = Buffer.from(payload, 'base64url').toString();
  const document = JSON.parse(json) as RegistryDocument;
  const listings = JSON.stringify(document) === json ? Object.entries(document.remotes) : [];
  const tags = new Map(listings.map(([name, listing]) => [name, tagOf(listing)]));
  return { jws, json, proof: `${header}..${signature}`, document, tags };
}

/** The JSON of a document with 0 in the place of each listing whose tag is among these. */
function withoutKept({ document, tags }: ReturnType<typeof readSigned>, keptTags: string): string {
  const kept = new Set<string | undefined>(keptTags.split('.'));
  const listings = Object.entries(document.remotes).map(([name, listing]) => [
    name,
    kept.has(tags.get(name)) ? 0 : listing,
  ]);
  return JSON.stringify({ ...document, remotes: Object.fromEntries(listings) });
}
