import { createDocumentBlock } from './documentBlock';

const jwsOf = (json: string) => `aGVhZGVy.${Buffer.from(json).toString('base64url')}.c2lnbmF0dXJl`;
const documentOf = (revision: number, remotes: Record<string, string>) =>
  JSON.stringify({
    revision,
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, buildId]) => [name, { active: { buildId } }]),
    ),
    overrides: 'nobody',
  });
const earlier = documentOf(7, { 'mfe-a': '1', 'mfe-b': '1' });
const tagsIn = (block: string) => /data-tags="([^"]+)"/.exec(block)?.[1] ?? '';
const cookieFor = (json: string) => `a=b; members_kept=${tagsIn(createDocumentBlock()(jwsOf(json)))}; c=d`;

describe('the registry document in the page', () => {
  it('is its JSON, with header and signature beside it, and what the cookie of a browser that keeps it says', () => {
    const json = documentOf(7, { 'mfe-ü': '한국어 – đặt cược' });
    expect(createDocumentBlock()(jwsOf(json))).toMatch(
      new RegExp(
        `^<script id="members-registry" type="application/json" data-proof="aGVhZGVy..c2lnbmF0dXJl" data-tags="7\\.[\\w-]{4}">${json}</script>$`,
      ),
    );
  });

  it('is the JWS as a whole where a text in it would leave its block', () => {
    const jws = jwsOf('{"remotes":{},"title":"</script><script>x</script>"}');
    expect(createDocumentBlock()(jws, cookieFor(earlier))).toBe(
      `<script id="members-registry" type="application/jose">${jws}</script>`,
    );
  });

  it('is missing where the registry has none', () => {
    expect(createDocumentBlock()('')).toBe('');
  });

  it('leaves out the listings that the browser keeps, and names the revision that has them (decision 126)', () => {
    const block = createDocumentBlock();
    expect(block(jwsOf(earlier), cookieFor(earlier))).toContain(
      ' data-kept="7">{"revision":7,"remotes":{"mfe-a":0,"mfe-b":0},"overrides":"nobody"}</script>',
    );
    expect(block(jwsOf(documentOf(8, { 'mfe-a': '1', 'mfe-b': '2' })), cookieFor(earlier))).toContain(
      ' data-kept="7">{"revision":8,"remotes":{"mfe-a":0,"mfe-b":{"active":{"buildId":"2"}}},"overrides":"nobody"}</script>',
    );
  });

  it('is whole for a cookie that says nothing', () => {
    for (const cookies of [
      '',
      'members_kept=',
      'members_kept=7',
      'xmembers_kept=7.aaaa',
      'members_kept=x.aaaa',
    ])
      expect(createDocumentBlock()(jwsOf(earlier), cookies)).toContain(`>${earlier}</script>`);
  });

  it('is whole where its JSON could not be put together again from parts', () => {
    const json = earlier.replace('"revision":7', '"revision": 7');
    const block = createDocumentBlock()(jwsOf(json), cookieFor(earlier));
    expect(block).not.toMatch(/data-(tags|kept)/);
    expect(block).toContain(`>${json}</script>`);
  });
});
