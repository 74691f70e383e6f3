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
    .replace(/<noscript>\S+/, () => `<noscript>${escaped(name)}`);

/** The built manifest with name and colour of the brand. */
export function brandedManifest(json: string, { name, color }: Brand): string {
  const manifest = JSON.parse(json) as Record<string, unknown>;
  return JSON.stringify({ ...manifest, name, short_name: name, theme_color: color });
}

/**
 * The colour of the brand in the place of the ink that heads of screens are in, as a style element that stands before
 * the styles and outranks their layers; nothing where it is that ink.
 */
export const brandStyle = (nonce: string, { color }: Brand): string[] =>
  color.toLowerCase() === variables.SITE_COLOR.initial
    ? []
    : [`<style nonce="${nonce}">:root{--m-color-ink:${color};--m-color-ink-light:${color}}</style>`];

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('{', '&#123;');
