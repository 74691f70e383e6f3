import { paths } from './paths';
import { returnToOf } from './RequireSession';

describe('addresses (ROUTE-02, ROUTE-07)', () => {
  it('carry the queries of their routes', () => {
    expect(paths.lottery({ key: 'k3-1m', id: 1 })).toBe('/Lottery?key=k3-1m&id=1');
    expect(paths.playVideo(7)).toBe('/PlayVideo?id=7');
    expect(paths.rechargeChannels('100')).toBe('/Channel?money=100');
    expect(paths.companions({ id: 2, name: 'Hà Nội' })).toBe('/List?id=2&name=H%C3%A0+N%E1%BB%99i');
    expect(paths.companion({ id: 5, name: 'A' })).toBe('/Profile?id=5&name=A&adsid=5');
  });

  it('are the 34 of the specification, and whatever has come since', () => {
    const pathOf = (path: (typeof paths)[keyof typeof paths]) =>
      (typeof path === 'string' ? path : path({ id: 1, key: 'k', name: 'n' } as never)).split('?')[0];
    expect(new Set(Object.values(paths).map(pathOf)).size).toBeGreaterThanOrEqual(34);
  });
});

describe('the way back from login (D10)', () => {
  it('is an address of the app', () => {
    expect(returnToOf({ returnTo: '/Mine' })).toBe('/Mine');
  });

  it('is nothing else', () => {
    expect(returnToOf({ returnTo: 'https://example.org' })).toBeNull();
    expect(returnToOf(null)).toBeNull();
    expect(returnToOf({})).toBeNull();
  });
});
