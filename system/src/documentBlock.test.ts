import { documentBlock } from './documentBlock';

const jwsOf = (json: string) => `aGVhZGVy.${Buffer.from(json).toString('base64url')}.c2lnbmF0dXJl`;

test('a document stands in the page as its JSON, with header and signature beside it', () => {
  const json = '{"title":"한국어 – đặt cược"}';
  expect(documentBlock(jwsOf(json))).toBe(
    `<script id="members-registry" type="application/json" data-proof="aGVhZGVy..c2lnbmF0dXJl">${json}</script>`,
  );
});

test('no text in a document leaves its block', () => {
  const jws = jwsOf('{"title":"</script><script>x</script>"}');
  expect(documentBlock(jws)).toBe(`<script id="members-registry" type="application/jose">${jws}</script>`);
});
