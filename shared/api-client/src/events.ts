import { createListeners } from './listeners';

/** The events of the client, for the shell: a page's only channel besides the address (OWN-07). */
export interface ApiEvents {
  /** A non-empty text of the server, of a success or a refusal (ERR-01, ERR-02, D16). */
  message: { text: string; refused: boolean };
  /** The session is over; told once however many calls notice it at the same time. */
  sessionEnded: { reason: 'auth' | 'offline' | 'logout' };
  /** Another tab of the browser has begun, changed or ended the session. */
  sessionChangedElsewhere: undefined;
  /** No answer, or a write that was not taken; told once, however many calls fail together (D15, OPS-01). */
  networkError: undefined;
  /** The member's own data has changed, e.g. the balance. */
  memberChanged: undefined;
}

type Listener<Name extends keyof ApiEvents> = (event: ApiEvents[Name]) => void;

const listeners: { [Name in keyof ApiEvents]: ReturnType<typeof createListeners<[ApiEvents[Name]]>> } = {
  message: createListeners(),
  sessionEnded: createListeners(),
  sessionChangedElsewhere: createListeners(),
  networkError: createListeners(),
  memberChanged: createListeners(),
};

export function onApiEvent<Name extends keyof ApiEvents>(name: Name, listener: Listener<Name>): () => void {
  return listeners[name].subscribe(listener);
}

/** Returns whether there was a listener: the first reads of a page begin before the shell listens. */
export function emitApiEvent<Name extends keyof ApiEvents>(name: Name, event: ApiEvents[Name]): boolean {
  return listeners[name].notify(event);
}

/** Calls that fail within this time are one disturbance; a later failure is announced again. */
const disturbanceMs = 5_000;
let announcedAt = -Infinity;

/**
 * Tells the shell that there is no network or no server, once however many calls fail together (D15). Where nobody
 * listened yet, the next call that fails tells it.
 */
export function emitNetworkError(): void {
  const now = Date.now();
  if (now - announcedAt < disturbanceMs) return;
  if (emitApiEvent('networkError', undefined)) announcedAt = now;
}
