import { startReads } from '@members/api-client/shell';
import { routeKey } from '@members/mfe-kit/release';
import { ownRoutes } from '../routes/ownRoutes';
import { routeKeyOfHash } from '../routes/routeKeyOfHash';

/** Starts the reads of the shell's own screen at an address, so that they are under way before its code runs. */
export function readAhead(hash: string): void {
  const key = routeKeyOfHash(hash) || routeKey('/Home');
  startReads(ownRoutes.find(({ path }) => routeKey(path) === key)?.reads ?? []);
}
