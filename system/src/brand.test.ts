import { brandedManifest, brandedPage, brandStyle } from './brand';

const page =
  '<meta name=description content="Members: the app"><title>Members</title><noscript>Members needs JavaScript.</noscript>';

test('the page has the name of the brand, whatever characters it is of', () => {
  const brand = { name: 'Ana & <b>"Co"</b> {nonce} $&', color: '#14213d' };
  const shown = 'Ana &amp; &lt;b>&quot;Co&quot;&lt;/b> &#123;nonce} $&amp;';
  expect(brandedPage(page, brand)).toBe(
    `<meta name=description content="${shown}: the app"><title>${shown}</title><noscript>${shown} needs JavaScript.</noscript>`,
  );
});

test('the manifest has its name and colour, and keeps the rest', () => {
  const built = JSON.stringify({ id: '/', name: 'Members', short_name: 'Members', theme_color: '#14213d' });
  expect(JSON.parse(brandedManifest(built, { name: 'Harbour Club', color: '#0a4d3c' }))).toEqual({
    id: '/',
    name: 'Harbour Club',
    short_name: 'Harbour Club',
    theme_color: '#0a4d3c',
  });
});

test('its colour takes the place of the ink, with shades for what stands on it, by a style of the answer’s nonce', () => {
  const [style = ''] = brandStyle('n1', { name: 'x', color: '#0a4d3c' });
  expect(style).toMatch(
    /^<style nonce="n1">:root\{--m-color-ink:#0a4d3c;--m-color-ink-light:#0a4d3c;.*<\/style>$/,
  );
  expect(style).toContain('--m-color-on-ink-fill:#073227');
  expect(brandStyle('n1', { name: 'x', color: '#14213D' })).toEqual([]);
});
