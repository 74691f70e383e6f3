/** What the client tells the shell; a page's only channel besides the address (OWN-07). */
export interface ApiEvents {
  /** A non-empty text of the server, of a success or a refusal (ERR-01, ERR-02, D16). */
  message: { text: string; refused: boolean };
  /** The session is over; told once however many calls notice it at the same time. */
  sessionEnded: { reason: 'auth' | 'offline' | 'logout' };
  /** Another tab of the browser has begun, changed or ended the session. */
  sessionChangedElsewhere: undefined;
  /** No answer from the network; told once, however many calls fail together (D15). */
  networkError: undefined;
  /** The member's own data has changed, e.g. the balance. */
  memberChanged: undefined;
}

type Listener<Name extends keyof ApiEvents> = (event: ApiEvents[Name]) => void;

const listeners: { [Name in keyof ApiEvents]: Set<Listener<Name>> } = {
  message: new Set(),
  sessionEnded: new Set(),
  sessionChangedElsewhere: new Set(),
  networkError: new Set(),
  memberChanged: new Set(),
};

export function onApiEvent<Name extends keyof ApiEvents>(name: Name, listener: Listener<Name>): () => void {
  listeners[name].add(listener);
  return () => listeners[name].delete(listener);
}

/** Answers whether anybody has heard it: the first reads of a page begin before the shell listens. */
export function emitApiEvent<Name extends keyof ApiEvents>(name: Name, event: ApiEvents[Name]): boolean {
  for (const listener of listeners[name]) listener(event);
  return listeners[name].size > 0;
}

/** Calls that fail within this time are one disturbance; a later try by hand is announced again. */
const disturbanceMs = 5_000;
let announcedAt = -Infinity;

/**
 * Tells the shell that there is no network, once however many calls fail together (D15). What nobody has heard is told
 * with the next call that fails.
 */
export function emitNetworkError(): void {
  const now = Date.now();
  if (now - announcedAt < disturbanceMs) return;
  if (emitApiEvent('networkError', undefined)) announcedAt = now;
}
