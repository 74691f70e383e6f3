import type { ListedRelease, RouteEntry } from '@members/mfe-kit';
import { routeAt, routeKey } from '@members/mfe-kit/release';

/** The shell's own files by the names of their chunks, relative to its root. */
export type ShellFiles = Readonly<Record<string, readonly string[]>>;

export interface FirstScreen {
  pathname: string;
  language: string;
  signedIn: boolean;
  /** Of each remote, what is going to run. */
  releases: readonly ListedRelease[];
  /** Whether the page itself asks for all that the screen reads first, so that nothing has to send requests before it stands. */
  asked: boolean;
  shell: ShellFiles;
}

/** A file of the first screen, to be asked for exactly as the code that needs it will ask. */
export interface Preload {
  href: string;
  as: 'script' | 'style';
  integrity?: string;
  /** Whether the code asks for it as of another origin, wherever it is. */
  anonymous?: boolean;
}

const loginKey = '/login';
const asOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script');

/** Whether a visitor of a member's screen is sent to the login: nothing of the screen itself is loaded or read then. */
export const isSentOn = (
  { access }: Pick<RouteEntry, 'access'>,
  { signedIn }: Pick<FirstScreen, 'signedIn'>,
): boolean => access === 'member' && !signedIn;

/** The route that a pathname has in the releases, and what is going to run there. */
export const remoteAt = (releases: readonly ListedRelease[], pathname: string) =>
  releases.flatMap((release) => {
    const route = routeAt(release.routes, pathname);
    return route ? [{ release, route }] : [];
  })[0];

/** The files that the first screen of an address needs beside those that the page itself names; entries come first. */
export function linksFor(first: FirstScreen): Preload[] {
  const { pathname, language, asked, shell } = first;
  const key = routeKey(pathname);
  const screen = `screen-${key.slice(1)}`;
  const own = (chunk: string) =>
    (shell[chunk] ?? []).map((file): Preload => ({ href: `/${file}`, as: asOf(file) }));
  const code = shell[screen] ? own(screen) : remote(key);
  // Of Home the page names the code, and asks for all that it reads.
  const links = [
    ...own(`texts-${language}-json`),
    ...code,
    ...(code.length > 0 && !asked ? own('http') : []),
  ];
  return [...new Map(links.map((link) => [link.href, link])).values()];

  function remote(routed: string): Preload[] {
    const found = remoteAt(first.releases, routed);
    if (!found) return [];
    const { release, route } = found;
    const { baseUrl, entry, entryIntegrity, files } = release;
    const at = (file: string) => `${baseUrl}/${file}`;
    const start: Preload[] = [
      { href: at(entry), as: 'script', integrity: entryIntegrity, anonymous: true },
      ...own('remotes'),
      ...own('federation'),
    ];
    const sentOn = isSentOn(route, first) && routed !== loginKey;
    const needed = [
      ...(files?.always ?? []),
      ...(files?.locales[language as never] ?? []),
      ...(sentOn ? [] : (files?.routes[route.path] ?? [])),
    ];
    const rest = needed.flatMap((file): Preload[] => {
      const integrity = files?.integrity[file];
      return integrity
        ? [{ href: at(file), as: asOf(file), integrity }]
        : own(file.replace('@members/ui/', 'ui-'));
    });
    return [...start, ...rest, ...(sentOn ? remote(loginKey) : [])];
  }
}
