/** A script element with JSON in it, which no text in the JSON can close. */
const json = (id: string, value: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const nonceHere = '{nonce}';

/**
 * The built page as a template: each of its scripts and preloads carries the nonce of an answer, and data stand in it
 * as JSON, which browsers don't run and which needs none.
 */
export function pageTemplate(html: string) {
  const marked = html.replaceAll(/<(?:script|link)(?=[\s>])/g, (tag) => `${tag} nonce="${nonceHere}"`);
  return (nonce: string, data: Readonly<Record<string, unknown>>): string => {
    const blocks = Object.entries(data).map(([id, value]) => json(id, value));
    return marked.replaceAll(nonceHere, nonce).replace('</head>', () => [...blocks, '</head>'].join(''));
  };
}
