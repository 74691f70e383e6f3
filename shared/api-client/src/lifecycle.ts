import type { Session } from '@members/contract';
import { emitApiEvent, type ApiEvents } from './events';
import { queryClient } from './queryClient';
import { clearSession, session, storeSession } from './session';
import { apiSettings } from './settings';

/** Takes over a session after login, registration or single sign-on. */
export function beginSession(next: Session): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === 'member' });
  storeSession(next);
}

/** Ends the session once: storage cleared, member data forgotten, the shell told (STATE-02, STATE-03). */
export function endSession(reason: ApiEvents['sessionEnded']['reason']): void {
  if (!session.current()) return;
  clearSession(apiSettings().keptKeys);
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === 'member' });
  emitApiEvent('sessionEnded', { reason });
}
