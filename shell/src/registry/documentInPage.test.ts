import { documentInPage, payloadInPage } from './documentInPage';

const json = '{"titles":{"ko_ko":"홈","vn_vn":"Trang chủ"}}';
const payload = Buffer.from(json).toString('base64url');

afterEach(() => document.body.replaceChildren());

function write(text: string, proof?: string) {
  const element = document.createElement('script');
  element.id = 'members-registry';
  element.type = 'application/json';
  element.textContent = text;
  if (proof) element.dataset.proof = proof;
  document.body.append(element);
}

describe('the registry document in the page', () => {
  it('is the JWS again where its JSON stands beside header and signature', () => {
    write(json, 'aGVhZGVy..c2lnbmF0dXJl');
    expect(documentInPage()).toBe(`aGVhZGVy.${payload}.c2lnbmF0dXJl`);
    expect(payloadInPage()).toBe(json);
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
});
