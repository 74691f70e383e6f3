import { calls, isOpeningRead } from '@members/contract';
import { query } from './queries';
import { queryClient } from './queryClient';
import { session } from './session';

/**
 * Asks for what a screen reads first while its code is on the way; the screen finds the same read under way, or asks
 * again where it failed. What is no such read, and a member's where nobody is signed in, is left out.
 */
export function startReads(ids: readonly string[]): void {
  for (const id of ids) {
    if (!isOpeningRead(id)) continue;
    if (calls[id].access === 'public' || session.current())
      void queryClient.prefetchQuery(query(id, {} as never));
  }
}
