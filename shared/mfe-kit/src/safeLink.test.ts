import { framedLink, safeLink } from './safeLink';

describe('an address of the server', () => {
  it.each([
    ['https://help.example/chat', 'https://help.example/chat'],
    ['http://help.example/', 'http://help.example/'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['http://', null],
    ['', null],
  ])('%s opens as %s', (address, href) => {
    expect(safeLink(address)).toBe(href);
  });
});

describe('a frame for an address of the server (SVC-01, D51)', () => {
  it.each(['http://help.example/', 'javascript:alert(1)', 'http://localhost.example/', ''])(
    'is not made for %s',
    (address) => {
      expect(framedLink(address)).toBeNull();
    },
  );

  it.each(['https://help.example/chat', 'http://localhost:9000/pay/1'])('is made for %s', (address) => {
    expect(framedLink(address)).toEqual({ href: address, sandbox: expect.stringContaining('same-origin') });
  });

  it('never leaves its sandbox, whatever the address', () => {
    const own = framedLink('/help.html');
    expect(own?.sandbox).not.toContain('same-origin');
    for (const framed of [own, framedLink('https://help.example/')])
      expect(framed?.sandbox).not.toContain('navigation');
  });
});
