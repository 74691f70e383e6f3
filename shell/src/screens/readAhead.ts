import { query, queryClient } from '@members/api-client';
import { routeKeyOfHash } from '../routes/routeKeyOfHash';

/** Starts the reads of Home where it is the screen of an address, so that they are under way before its code runs. */
export function readAhead(hash: string): void {
  if (!['', '/home'].includes(routeKeyOfHash(hash))) return;
  // What fails is asked for again by the screen.
  void queryClient.prefetchQuery(query('siteInfo', undefined));
  void queryClient.prefetchQuery(query('siteConfig', undefined));
  void queryClient.prefetchQuery(query('showcaseItems', {}));
}
