import { createHash } from 'node:crypto';

/** What the page of the app may use beside its own origin. */
export interface PageSources {
  /** Origins of pages in frames: payment providers, customer service. */
  frames: readonly string[];
  /** Origin of the member API where it is not the page's own. */
  api: string | null;
  /** Origin of the files of releases where it is not the page's own. */
  assets: string | null;
  /** Origins of pictures and clips. */
  media: readonly string[];
  /** Origins whose pages may frame it; none may unless given. */
  framedBy?: readonly string[];
  /** Origins from which developers may bring a remote of theirs, e.g. `http://localhost:3001`. */
  developers: readonly string[];
}

/** Policies that may make HTML and addresses of scripts: the shell's default one, and DOMPurify's own. */
const trustedTypes = 'default dompurify';

/** Where browsers send what the policy refused: at once and over http too, as `report-to` does not. */
const reportPath = '/csp-reports';

const directive = (name: string, ...sources: readonly string[]) => [name, ...new Set(sources)].join(' ');

/**
 * The content security policy of the page. Scripts run by the nonce of this very answer, and what they load
 * themselves passes the shell's default policy for script addresses; HTML that gets in brings no script along.
 */
export function pagePolicy(nonce: string, sources: PageSources): string {
  const { frames, api, media, developers, framedBy = [] } = sources;
  const own = ["'self'", ...(api ? [api] : [])];
  const assets = sources.assets ? [sources.assets] : [];
  return [
    directive('default-src', "'none'"),
    directive('script-src', `'nonce-${nonce}'`, "'strict-dynamic'"),
    directive('style-src', "'self'", `'nonce-${nonce}'`, ...assets, ...developers),
    directive('img-src', ...own, 'data:', 'blob:', ...assets, ...media, ...developers),
    directive('media-src', ...own, ...media),
    directive('font-src', "'self'", 'data:', ...assets, ...developers),
    directive(
      'connect-src',
      ...own,
      ...assets,
      ...developers,
      ...developers.map((origin) => origin.replace(/^http/, 'ws')),
    ),
    directive('frame-src', ...(frames.length > 0 ? frames : ["'none'"])),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('form-action', "'none'"),
    directive('frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])),
    directive('require-trusted-types-for', "'script'"),
    directive('trusted-types', trustedTypes),
    directive('report-uri', reportPath),
  ].join('; ');
}

/**
 * A second policy of the page, beside the one above: scripts come from this origin or that of releases, whatever loads
 * them. Trusted Types don't see the address of an `import()`, and code of the page can read the nonce. `inline` is the
 * text of the page's own script in its head.
 */
export const ownScriptsPolicy = (
  inline: string,
  { assets, developers }: Pick<PageSources, 'assets' | 'developers'>,
): string =>
  [
    directive('script-src', "'self'", hashOf(inline), ...(assets ? [assets] : []), ...developers),
    directive('report-uri', reportPath),
  ].join('; ');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, content]) => hashOf(content!));

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
