/** A script element with JSON in it, which no text in the JSON can close. Browsers don't run it, so it needs no nonce. */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const nonceHere = '{nonce}';

/**
 * The built page as a template: each of its scripts and preloads carries the nonce of an answer. The `blocks` stand in its
 * head after the scripts and before the styles: for these a script in the page would wait, and it is to run at once. The
 * `last` markup stands at the end of its body, and its language is that of the page.
 */
export function pageTemplate(html: string) {
  const marked = html.replaceAll(/<(?:script|link)(?=[\s>])/g, (tag) => `${tag} nonce="${nonceHere}"`);
  const [, ...parts] =
    /^([^]*?)((?:<link[^>]*rel="?stylesheet|<\/head>)[^]*?)((?:<\/body>[^]*)?)$/.exec(marked) ?? [];
  return (
    nonce: string,
    blocks: readonly string[] = [],
    last: { markup: string; lang: string } | null = null,
  ): string => {
    const [start = '', middle, end] = parts.map((part) => part.replaceAll(nonceHere, nonce));
    const opened = last ? start.replace('<html lang="en"', `<html lang="${last.lang}"`) : start;
    return [opened, ...blocks, middle, last?.markup, end].join('');
  };
}
