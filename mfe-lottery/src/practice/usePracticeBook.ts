import { useSession } from '@members/api-client';
import { useMemo, useSyncExternalStore } from 'react';
import { type PracticeBook, readBook } from './practiceBook';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export interface KeptPracticeBook {
  book: PracticeBook;
  /** Takes what the tabs of this device have kept by then. */
  change: (changed: (book: PracticeBook) => PracticeBook) => void;
}

/** The member's practice on this device, in localStorage, which the end of the session empties. */
export function usePracticeBook(): KeptPracticeBook {
  const key = `mfe-lottery.practice.${useSession()?.memberId}`;
  const text = useSyncExternalStore(subscribe, () => localStorage.getItem(key));
  return useMemo(() => {
    const change: KeptPracticeBook['change'] = (changed) => {
      const before = readBook(localStorage.getItem(key));
      const after = changed(before);
      if (after === before) return;
      localStorage.setItem(key, JSON.stringify(after));
      listeners.forEach((listener) => listener());
    };
    return { book: readBook(text), change };
  }, [key, text]);
}
