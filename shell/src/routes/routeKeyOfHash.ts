import { routeKey } from '@members/mfe-kit/release';

/** The key of the route that a hash such as `#/Home?tab=terms` leads to; empty for the root. */
export function routeKeyOfHash(hash: string): string {
  const [pathname = ''] = hash.replace(/^#/, '').split('?');
  return routeKey(pathname);
}
