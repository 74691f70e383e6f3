/** A script element with JSON in it, which no text in the JSON can close. Browsers don't run it, so it needs no nonce. */
export const jsonBlock = (id: string, value: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const nonceHere = '{nonce}';

/** The built page as a template: each of its scripts and preloads carries the nonce of an answer; `blocks` end its head. */
export function pageTemplate(html: string) {
  const marked = html.replaceAll(/<(?:script|link)(?=[\s>])/g, (tag) => `${tag} nonce="${nonceHere}"`);
  return (nonce: string, blocks: readonly string[] = []): string =>
    marked.replaceAll(nonceHere, nonce).replace('</head>', () => [...blocks, '</head>'].join(''));
}
