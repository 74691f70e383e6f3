/**
 * The signed document for the page: its JSON, which compresses to half of what its base64url does, with the header and
 * the signature of the JWS in an attribute. Where a text in it would end the element, the JWS as a whole, whose
 * characters are those of base64url and the dot.
 */
export function documentBlock(jws: string): string {
  const [header, payload = '', signature] = jws.split('.');
  const json = Buffer.from(payload, 'base64url').toString();
  const [type, proof, content] = json.includes('<')
    ? ['application/jose', '', jws]
    : ['application/json', ` data-proof="${header}..${signature}"`, json];
  return `<script id="members-registry" type="${type}"${proof}>${content}</script>`;
}
