import { useLayoutEffect, useState } from 'react';
import type { NavigationAction, ShellHistory, ShellLocation } from './contract';

/** Follows the shell's history: what the low-level `<Router>` needs. */
export function useShellHistory(history: ShellHistory): {
  location: ShellLocation;
  action: NavigationAction;
} {
  const [place, setPlace] = useState({ location: history.location, action: history.action });
  useLayoutEffect(() => {
    setPlace({ location: history.location, action: history.action });
    return history.listen((location, action) => setPlace({ location, action }));
  }, [history]);
  return place;
}
