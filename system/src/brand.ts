import { variables } from '@members/server/variables';

/** How a site shows whose it is before the app runs, and where it is installed. */
export interface Brand {
  name: string;
  /** `#rrggbb`, which white text can be read on. */
  color: string;
}

/** The built page with the name of the brand. */
export const brandedPage = (html: string, { name }: Brand): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(name)}</title>`)
    .replace(/(<meta name="?description"? content=")[^:"]*/, (_all, start: string) => start + escaped(name))
    .replace(/<noscript>\S+/, () => `<noscript>${escaped(name)}`);

/** The built manifest with name and colour of the brand. */
export function brandedManifest(json: string, { name, color }: Brand): string {
  const manifest = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify({ ...manifest, name, short_name: name, theme_color: color });
}

/**
 * The colour of the brand in the place of the ink that heads of screens are in, and shades of it for what stands on
 * them, as a style element that stands before the styles and outranks their layers; nothing where it is that ink. What
 * bears text is darker than the colour itself, so that it can be read there too.
 */
export const brandStyle = (nonce: string, { color }: Brand): string[] =>
  color.toLowerCase() === variables.SITE_COLOR.initial
    ? []
    : [`<style nonce="${nonce}">${rootStyle(color)}${inkStyle(color)}</style>`];

const rootStyle = (color: string) =>
  `:root{--m-color-ink:${color};--m-color-ink-light:${color};--m-color-on-ink-fill:${mixed(color, black, 0.35)}}`;

const inkStyle = (color: string) =>
  `[data-m-surface=ink]{--m-color-pressed:${mixed(color, black, 0.5)};--m-color-track:${mixed(color, white, 0.25)}}`;

const black = 0;
const white = 255;

/** `#rrggbb` with a share of black or white in it. */
function mixed(color: string, other: number, share: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const mixedParts = parts.map((part) => Math.round(part + (other - part) * share));
  return `#${mixedParts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;').replaceAll('"', '&quot;');
