/** An address of the server that may be opened: http(s) only, else null. */
export function safeLink(address: string): string | null {
  const url = parsed(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

export interface Framed {
  href: string;
  /** For the frame's `sandbox`: never the top of the page, and never the app's own origin. */
  sandbox: string;
}

const rights = 'allow-scripts allow-forms allow-popups';

/** An address that may stand in a frame: https, or localhost (D51); else null. */
export function framedLink(address: string): Framed | null {
  const url = parsed(address);
  const local = url?.protocol === 'http:' && url.hostname === 'localhost';
  if (!url || !(url.protocol === 'https:' || local)) return null;
  // With scripts, the app's own origin would take the sandbox away from around itself.
  const own = url.origin === window.location.origin;
  return { href: url.href, sandbox: own ? rights : `${rights} allow-same-origin` };
}

function parsed(address: string): URL | null {
  if (address === '') return null;
  try {
    return new URL(address, window.location.href);
  } catch {
    return null;
  }
}
