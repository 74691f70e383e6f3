import { startReads } from '@members/api-client/shell';
import { routeAt } from '@members/mfe-kit/release';
import { ownReads, ownRoutes } from '../routes/ownRoutes';
import { routeKeyOfHash } from '../routes/routeKeyOfHash';

/** Starts the reads of the shell's own screen at an address, so that they are under way before its code runs. */
export function readAhead(hash: string): void {
  const route = routeAt(ownRoutes, routeKeyOfHash(hash) || '/Home');
  if (route) startReads(ownReads[route.screen] ?? []);
}
