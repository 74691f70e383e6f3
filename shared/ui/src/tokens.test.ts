import { contrast, declarations, resolve, type Tokens } from './tokensFile';

// Browser code is checked without Node's types, so the one function used of them is spelled out.
const { readFileSync } = jest.requireActual<{ readFileSync(path: string, encoding: 'utf8'): string }>(
  'node:fs',
);
const css = readFileSync(expect.getState().testPath!.replace(/[^/]*$/, 'tokens.css'), 'utf8');
const light = declarations(css, ':root {');
const bySystem = declarations(css, ":root:not([data-theme='light']) {");
const byAttribute = declarations(css, ":root[data-theme='dark'] {");
const ink = declarations(css, "[data-m-surface='ink'] {");

const themes: Record<string, Tokens> = { light, dark: { ...light, ...byAttribute } };

/** Every text colour with every surface it is laid on. */
const PAIRS: readonly (readonly [text: string, surfaces: readonly string[]])[] = [
  [
    'text',
    ['desk', 'canvas', 'surface', 'raised', 'overlay', 'sunken', 'pressed', 'action-soft', 'gold-soft'],
  ],
  ['text-muted', ['canvas', 'surface', 'overlay', 'sunken', 'pressed', 'gold-soft']],
  ['icon', ['surface', 'overlay', 'pressed']],
  ['on-action', ['action', 'action-pressed']],
  ['action-text', ['canvas', 'surface', 'overlay', 'pressed', 'action-soft']],
  ['on-ink', ['ink', 'ink-light', 'on-ink-fill']],
  ['on-ink-muted', ['ink', 'ink-light']],
  ['on-ink-gold', ['ink', 'ink-light']],
  ['on-gold', ['gold']],
  ['gold-text', ['surface', 'overlay', 'canvas', 'gold-soft']],
  ['success-text', ['surface', 'overlay', 'canvas', 'success-soft']],
  ['danger-text', ['surface', 'overlay', 'canvas', 'danger-soft']],
  ['on-toast', ['toast']],
  ['toast-success', ['toast']],
  ['toast-warn', ['toast']],
  ['toast-danger', ['toast']],
];

describe('design tokens (look.md, identity)', () => {
  for (const [theme, tokens] of Object.entries(themes)) {
    for (const [text, surfaces] of PAIRS) {
      for (const surface of surfaces) {
        it(`${theme}: ${text} on ${surface} has a contrast of 4.5 or more`, () => {
          expect(contrast(resolve(tokens, text), resolve(tokens, surface))).toBeGreaterThanOrEqual(4.5);
        });
      }
    }

    const onInk: Tokens = { ...tokens, ...ink };
    for (const text of ['text', 'text-muted', 'icon', 'action-text', 'success-text', 'gold-text']) {
      for (const surface of ['ink', 'ink-light']) {
        it(`${theme}, ink card: ${text} on ${surface} has a contrast of 4.5 or more`, () => {
          expect(contrast(resolve(onInk, text), resolve(onInk, surface))).toBeGreaterThanOrEqual(4.5);
        });
      }
    }
    it(`${theme}, ink card: text on its pressed and sunken fills has a contrast of 4.5 or more`, () => {
      for (const fill of ['sunken', 'pressed']) {
        expect(contrast(resolve(onInk, 'text'), resolve(onInk, fill))).toBeGreaterThanOrEqual(4.5);
      }
    });

    it(`${theme}: the focus ring has a contrast of 3 or more on every surface`, () => {
      for (const surface of ['canvas', 'surface', 'overlay', 'sunken']) {
        expect(contrast(resolve(tokens, 'focus'), resolve(tokens, surface))).toBeGreaterThanOrEqual(3);
      }
    });
  }

  it('has the same dark values by the wish of the system and by the attribute', () => {
    expect(Object.keys(byAttribute).length).toBeGreaterThan(20);
    expect(bySystem).toEqual(byAttribute);
  });

  it('names in the dark theme only colours and shadows that the light theme has', () => {
    expect(Object.keys(byAttribute).filter((name) => !(name in light))).toEqual([]);
  });

  it('keeps all spaces on a 4 px grid', () => {
    const spaces = Object.entries(light).filter(([name]) => name.startsWith('--m-space-'));
    expect(spaces).toHaveLength(8);
    for (const [, value] of spaces) expect(parseInt(value, 10) % 4).toBe(0);
  });

  it('fixes the order of the layers before anything else', () => {
    const statements = css.replace(/\/\*[\s\S]*?\*\//g, '').trim();
    expect(statements.startsWith('@layer reset, tokens, ui, remote;')).toBe(true);
  });
});
