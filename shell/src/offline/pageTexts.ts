/** The build of the shell that a page belongs to; null where it is no page of the app. */
export const shellOf = (html: string): string | null =>
  /<meta name="?members-shell"? content="?(\w+)/.exec(html)?.[1] ?? null;

/** The page without its key, and the key; null where it has none. */
export function withoutKey(html: string): { html: string; key: string | null } {
  const [place, key = null] = /<meta id="page-key" content="([\w-]+)">/.exec(html) ?? [];
  return { html: place ? html.replace(place, '') : html, key };
}

export interface PageTexts {
  html: string;
  /** The content security policy under which the page came. */
  policy: string;
}

/** The page as if it had been made just now: under a nonce of its own, in the page and in its policy. */
export function withNonce({ html, policy }: PageTexts, nonce: string): PageTexts {
  const [, known] = /'nonce-([^']+)'/.exec(policy) ?? [];
  if (!known) return { html, policy };
  return { html: html.replaceAll(known, nonce), policy: policy.replaceAll(known, nonce) };
}

/** A nonce for the scripts and styles of one answer. */
export const newNonce = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
