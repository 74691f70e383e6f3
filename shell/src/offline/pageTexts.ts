/** The build of the shell that a page belongs to; null where it is no page of the app. */
export const shellOf = (html: string): string | null =>
  /<meta name="?members-shell"? content="?(\w+)/.exec(html)?.[1] ?? null;

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
