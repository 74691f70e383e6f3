/** Reads the token file for its tests: declarations of one rule, and contrast by the WCAG formula. */
export type Tokens = Record<string, string>;

/** Declarations of the first rule whose head is `head`. */
export function declarations(css: string, head: string): Tokens {
  const start = css.indexOf(head);
  if (start < 0) throw new Error(`no rule ${head}`);
  const body = css.slice(start + head.length, css.indexOf('}', start)).replace(/\/\*[\s\S]*?\*\//g, '');
  return Object.fromEntries(
    body
      .split(';')
      .map((line) => line.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** The value of `--m-color-{name}`, with references followed. */
export function resolve(tokens: Tokens, name: string): string {
  const value = tokens[`--m-color-${name}`];
  const reference = value?.match(/^var\(--m-color-([\w-]+)\)$/)?.[1];
  if (reference) return resolve(tokens, reference);
  if (!value?.match(/^#[0-9a-f]{6}$/)) throw new Error(`--m-color-${name} is no plain colour: ${value}`);
  return value;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
