import { queryClient } from './queryClient';

const listeners = new Set<() => void>();
let oldest: number | null = null;

function set(next: number | null): void {
  if (next === oldest) return;
  oldest = next;
  listeners.forEach((listener) => listener());
}

/**
 * Whether what the app shows is of now. Kept answers stand on screen from the first that took the place of a lost one
 * until any call is answered again; then everything on screen is read anew.
 */
export const freshness = {
  /** When the oldest of the kept answers came from the server, in milliseconds since 1970; null where all is of now. */
  keptSince: (): number | null => oldest,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shownKept: (keptAt: number): void => set(Math.min(oldest ?? Infinity, keptAt)),
  answered(): void {
    if (oldest === null) return;
    set(null);
    void readAgain();
  },
};

/** Reads again what is on screen; where nobody answers, kept answers stay. */
export const readAgain = (): Promise<void> => queryClient.refetchQueries({ type: 'active' });
