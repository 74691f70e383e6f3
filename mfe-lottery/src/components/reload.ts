import { queryClient, queryKey, refresh, type CallId } from '@members/api-client';

/** Loads reads again where they are on screen; false where one of them could not be loaded. */
export async function reload(...ids: readonly CallId[]): Promise<boolean> {
  await refresh(...ids);
  return ids.every((id) =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: queryKey(id), type: 'active' })
      .every(({ state }) => state.status !== 'error'),
  );
}
