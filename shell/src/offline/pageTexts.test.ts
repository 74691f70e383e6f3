import { shellOf, withNonce } from './pageTexts';

const page = (nonce: string) => ({
  html: `<meta name=members-shell content=fa848528675a><script nonce="${nonce}" src=/js/main.js></script><style nonce="${nonce}">`,
  policy: `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'`,
});

describe('the page that is kept (OFF-05)', () => {
  it('names the build of the shell that it belongs to, minified or not', () => {
    expect(shellOf(page('a').html)).toBe('fa848528675a');
    expect(shellOf('<meta name="members-shell" content="0a1b2c" />')).toBe('0a1b2c');
    expect(shellOf('<title>Sign in to this network</title>')).toBeNull();
  });

  it('comes under another nonce each time, in the page and in its policy alike', () => {
    expect(withNonce(page('Zm9v+/=='), 'YmFy+/==')).toEqual(page('YmFy+/=='));
  });

  it('stays as it is where its policy names no nonce', () => {
    const plain = { html: page('a').html, policy: "default-src 'self'" };
    expect(withNonce(plain, 'b')).toEqual(plain);
  });
});
