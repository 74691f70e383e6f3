/** The service worker, which has to lie at the root of what it serves. */
const workerAddress = '/sw.js';

/** A file below a folder, in plain characters: no other way of writing a path can lead out of the folder. */
const plainFile = /^[\w@-][\w@.+-]*(\/[\w@-][\w@.+-]*)*$/;

interface ScriptSources {
  /** Origins that the registry allows for remotes under development. */
  developers: ReadonlySet<string>;
  /** Folders of the releases that may run in this page. */
  releases: readonly string[];
}

/**
 * The address of a script as the app may load it; `null` for any other. The app has its own scripts, those of releases
 * that may run, and one worker; `sink` is where the address is to be used, as Trusted Types name it.
 */
export function scriptAddress(
  address: string,
  { developers, releases }: ScriptSources,
  sink = '',
): string | null {
  if (!URL.canParse(address, document.baseURI)) return null;
  const { origin, pathname, protocol } = new URL(address, document.baseURI);
  const isFileOf = (folder: string) => {
    const { href } = new URL(`${folder}/`, document.baseURI);
    return `${origin}${pathname}`.startsWith(href) && plainFile.test((origin + pathname).slice(href.length));
  };
  if (origin === window.location.origin && pathname === workerAddress) return address;
  if (/worker/i.test(sink)) return null;
  const developed = /^https?:$/.test(protocol) && developers.has(origin);
  return developed || ['/js', ...releases].some(isFileOf) ? address : null;
}
