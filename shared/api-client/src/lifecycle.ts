import type { Session } from '@members/contract';
import { emitApiEvent, type ApiEvents } from './events';
import { forgetKeptReads } from './keeping';
import { queryClient } from './queryClient';
import { clearSession, followOtherTabs, session, storeSession } from './session';
import { apiSettings } from './settings';

function forgetMember(): void {
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] === 'member' });
  forgetKeptReads();
}

/** Takes over a session after login, registration or single sign-on. */
export function beginSession(next: Session): void {
  forgetMember();
  storeSession(next);
}

/**
 * Ends the session once: storage cleared, member data forgotten, the shell told (STATE-02, STATE-03), and the server
 * too, unless it was the server that ended it.
 */
export function endSession(reason: ApiEvents['sessionEnded']['reason']): void {
  const ended = session.current();
  if (!ended) return;
  clearSession(apiSettings().keptKeys);
  forgetMember();
  if (reason !== 'auth') endOnServer(ended.token);
  emitApiEvent('sessionEnded', { reason });
}

/** What does it is loaded then; where it can't be, once there is a network. */
function endOnServer(token: string): void {
  import('./signOut').then(
    (loaded) => loaded.endOnServer(token),
    () => window.addEventListener('online', () => endOnServer(token), { once: true }),
  );
}

/** Follows login and logout in the other tabs of the browser. */
export const followSessionOfOtherTabs = (): void =>
  followOtherTabs(() => {
    forgetMember();
    emitApiEvent('sessionChangedElsewhere', undefined);
  });
