import { useLayoutEffect, useState } from 'react';
import type { NavigationAction, ShellHistory, ShellLocation } from './contract';

interface Place {
  location: ShellLocation;
  action: NavigationAction;
}

/** Follows the shell's history: what the low-level `<Router>` needs. */
export function useShellHistory(history: ShellHistory): Place {
  const [place, setPlace] = useState(() => placeOf(history));
  useLayoutEffect(() => {
    // The shell may have gone on since the first drawing; where it has not, nothing is drawn a second time.
    const now = placeOf(history);
    setPlace((drawn) => (isSame(drawn, now) ? drawn : now));
    return history.listen((location, action) => setPlace({ location, action }));
  }, [history]);
  return place;
}

const placeOf = ({ location, action }: ShellHistory): Place => ({ location, action });

const isSame = (one: Place, other: Place): boolean =>
  one.action === other.action &&
  (['key', 'pathname', 'search', 'hash'] as const).every(
    (part) => one.location[part] === other.location[part],
  );
