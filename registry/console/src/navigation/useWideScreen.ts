import { useSyncExternalStore } from 'react';

const wide = () => window.matchMedia('(min-width: 1001px)');

const subscribe = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether there is room for a table: a desk rather than a phone. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
