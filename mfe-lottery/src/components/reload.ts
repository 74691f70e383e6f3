import { queryClient, queryKey, refresh } from '@members/api-client';
import type { Call } from '@members/contract';

/** Loads reads again where they are on screen; false where one of them could not be loaded. */
export async function reload(...reads: readonly Call[]): Promise<boolean> {
  await refresh(...reads);
  return reads.every((read) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: queryKey(read), type: 'active' })
      .every(({ state }) => state.status !== 'error'),
  );
}
