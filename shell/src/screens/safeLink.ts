/** An address of the server that may be opened: http(s) only, else null. */
export function safeLink(address: string): string | null {
  try {
    const url = new URL(address, window.location.href);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}
