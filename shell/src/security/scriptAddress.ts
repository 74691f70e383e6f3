/** Where the scripts of the app are: its own, and those of releases. */
const folders = ['/js/', '/remotes/'];

/**
 * The address of a script as the app may load it; `null` for any other. `developers` are origins that the
 * registry allows for remotes under development.
 */
export function scriptAddress(address: string, developers: ReadonlySet<string>): string | null {
  if (!URL.canParse(address, document.baseURI)) return null;
  const { origin, pathname, protocol } = new URL(address, document.baseURI);
  const own = origin === window.location.origin && folders.some((folder) => pathname.startsWith(folder));
  const developed = /^https?:$/.test(protocol) && developers.has(origin);
  return own || developed ? address : null;
}
