import { createHash } from 'node:crypto';

const hashesOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, content]) => `'sha256-${createHash('sha256').update(content!).digest('base64')}'`,
  );

/** The policy of a page that has all it needs in its one file: exactly its own scripts and styles, by their hashes. */
export function standAlonePolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src ${hashesOf(html, 'script').join(' ') || "'none'"}`,
    `style-src ${hashesOf(html, 'style').join(' ') || "'none'"}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
