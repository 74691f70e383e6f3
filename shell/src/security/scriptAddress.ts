/** Where the scripts of the app are: its own, and those of releases. */
const folders = ['/js/', '/remotes/'];
/** The service worker, which has to lie at the root of what it serves. */
const workerAddress = '/sw.js';

/**
 * The address of a script as the app may load it; `null` for any other. `developers` are origins that the
 * registry allows for remotes under development.
 */
export function scriptAddress(address: string, developers: ReadonlySet<string>): string | null {
  if (!URL.canParse(address, document.baseURI)) return null;
  const { origin, pathname, protocol } = new URL(address, document.baseURI);
  const known = pathname === workerAddress || folders.some((folder) => pathname.startsWith(folder));
  const own = origin === window.location.origin && known;
  const developed = /^https?:$/.test(protocol) && developers.has(origin);
  return own || developed ? address : null;
}
