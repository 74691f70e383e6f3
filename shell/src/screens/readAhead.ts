import { startReads } from '@members/api-client/shell';
import { routeAt } from '@members/mfe-kit/release';
import { ownRoutes } from '../routes/ownRoutes';
import { routeKeyOfHash } from '../routes/routeKeyOfHash';

/** Starts the reads of the shell's own screen at an address, so that they are under way before its code runs. */
export function readAhead(hash: string): void {
  startReads(routeAt(ownRoutes, routeKeyOfHash(hash) || '/Home')?.reads ?? []);
}
