import { createListeners } from './listeners';
import { queryClient } from './queryClient';

const listeners = createListeners();
let oldest: number | null = null;

function set(next: number | null): void {
  if (next === oldest) return;
  oldest = next;
  listeners.notify();
}

/**
 * Whether what the app shows is up to date. Where a call gets no answer, one that was kept is shown in its place. As soon
 * as any call is answered again, everything on screen is read anew.
 */
export const freshness = {
  /** When the oldest of the kept answers came from the server, in milliseconds since 1970; null where all answers are fresh. */
  keptSince: (): number | null => oldest,
  subscribe: listeners.subscribe,
  shownKept: (keptAt: number): void => set(Math.min(oldest ?? Infinity, keptAt)),
  answered(): void {
    if (oldest === null) return;
    set(null);
    void readAgain();
  },
};

/** Reads again what is on screen; where nobody answers, kept answers stay. */
const readAgain = (): Promise<void> => queryClient.refetchQueries({ type: 'active' });
