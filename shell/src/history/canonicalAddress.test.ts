import { canonicalAddress } from './canonicalAddress';

const address = (href: string) => canonicalAddress(new URL(href, 'http://m.example.org'));

describe('a path deep link (D08)', () => {
  it('becomes its hash address and keeps the query', () => {
    expect(address('/Login?x=1')).toBe('/#/Login?x=1');
    expect(address('/PlayVideo?id=3')).toBe('/#/PlayVideo?id=3');
  });

  it('gives way to a hash that names a screen already', () => {
    expect(address('/Login#/Mine')).toBe('/#/Mine');
    expect(address('/old/?sso=t#/Mine?a=1')).toBe('/?sso=t#/Mine?a=1');
  });

  it('leaves canonical addresses alone', () => {
    expect(address('/')).toBeNull();
    expect(address('/?sso=t&username=u#/Mine')).toBeNull();
  });
});
