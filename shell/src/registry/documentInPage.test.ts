import { documentInPage, payloadInPage } from './documentInPage';
import { keptDocumentsKey } from './keptDocuments';

const json = '{"titles":{"ko_ko":"홈","vn_vn":"Trang chủ"}}';
const payload = Buffer.from(json).toString('base64url');

afterEach(() => document.body.replaceChildren());
// Browsers have it; Node 20 does not.
Object.assign(Uint8Array, { fromBase64: (text: string) => Buffer.from(text, 'base64url') });

function write(text: string, proof?: string, kept?: string) {
  const element = document.createElement('script');
  element.id = 'members-registry';
  element.type = 'application/json';
  element.textContent = text;
  if (proof) element.dataset.proof = proof;
  if (kept) element.dataset.kept = kept;
  document.body.append(element);
}

describe('the registry document in the page', () => {
  it('is the JWS again where its JSON stands beside header and signature', () => {
    write(json, 'aGVhZGVy..c2lnbmF0dXJl');
    expect(documentInPage()).toBe(`aGVhZGVy.${payload}.c2lnbmF0dXJl`);
    expect(payloadInPage()).toEqual(JSON.parse(json));
  });

  it('is taken as a whole JWS too', () => {
    write(`aGVhZGVy.${payload}.c2lnbmF0dXJl`);
    expect(documentInPage()).toBe(`aGVhZGVy.${payload}.c2lnbmF0dXJl`);
    expect(payloadInPage()).toBeNull();
  });

  it('is missing in a page that has none', () => {
    expect(documentInPage()).toBeNull();
    expect(payloadInPage()).toBeNull();
  });

  describe('without listings that this browser keeps (decision 126)', () => {
    const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
    const before = {
      revision: 7,
      remotes: { 'mfe-a': { title: '홈' }, 'mfe-b': { title: 'b' } },
      overrides: 'nobody',
    };
    const now = { ...before, revision: 8, remotes: { ...before.remotes, 'mfe-b': { title: 'new' } } };
    const keep = (documents: object) =>
      localStorage.setItem(keptDocumentsKey, JSON.stringify({ latest: 9, documents, good: {} }));
    beforeEach(() => {
      localStorage.clear();
      const left = { ...now, remotes: { 'mfe-a': 0, 'mfe-b': { title: 'new' } } };
      write(JSON.stringify(left), 'aGVhZGVy..c2lnbmF0dXJl', '7');
    });

    it('is what was signed, with those', () => {
      keep({ 7: `eA.${encoded(before)}.eQ`, 9: 'of later' });
      expect(payloadInPage()).toEqual(now);
      expect(documentInPage()).toBe(`aGVhZGVy.${encoded(now)}.c2lnbmF0dXJl`);
    });

    it('is missing where they are kept no longer', () => {
      for (const documents of [{}, { 9: `eA.${encoded(before)}.eQ` }]) {
        keep(documents);
        expect(documentInPage()).toBeNull();
        expect(payloadInPage()).toBeNull();
      }
      localStorage.setItem(keptDocumentsKey, '{');
      expect(documentInPage()).toBeNull();
    });
  });
});
