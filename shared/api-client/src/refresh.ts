import type { CallId } from '@members/contract';
import { emitApiEvent } from './events';
import { queryKey } from './queries';
import { queryClient } from './queryClient';

/** Loads the given reads again where a screen shows them, and marks the others as stale. */
export async function refresh(...ids: readonly CallId[]): Promise<void> {
  await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: queryKey(id) })));
}

/** After something that changed the member's own data: reloads it and tells the shell. */
export async function refreshMember(): Promise<void> {
  emitApiEvent('memberChanged', undefined);
  await refresh('member');
}
