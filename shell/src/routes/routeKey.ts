/** A pathname as it is matched: whatever the case, and with or without a slash at its end (D07). */
export const routeKey = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/** The key of the route that a hash such as `#/Home?tab=terms` leads to; empty for the root. */
export function routeKeyOfHash(hash: string): string {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  return routeKey(pathname);
}
