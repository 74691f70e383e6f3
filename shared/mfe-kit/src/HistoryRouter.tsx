import { useLayoutEffect, useMemo, useState } from 'react';
import type { Navigator } from 'react-router-dom';
import type { NavigationAction, ShellHistory, ShellLocation } from './contract';
import { Router } from './router';

interface HistoryRouterProps {
  history: ShellHistory;
  basename: string;
  children: React.ReactNode;
}

/** The low-level router on the shell's history; the shell uses it too. */
export function HistoryRouter({ history, basename, children }: HistoryRouterProps) {
  const { location, action } = useShellHistory(history);
  const navigator = useMemo(() => navigatorOf(history), [history]);
  return (
    <Router
      location={location}
      navigationType={action as never}
      navigator={navigator}
      basename={basename || '/'}
    >
      {children}
    </Router>
  );
}

interface Place {
  location: ShellLocation;
  action: NavigationAction;
}

/** Follows the shell's history: what the low-level `<Router>` needs. */
function useShellHistory(history: ShellHistory): Place {
  const [place, setPlace] = useState(() => placeOf(history));
  useLayoutEffect(() => {
    // The shell may have navigated since the first render; where it has not, nothing is rendered a second time.
    const now = placeOf(history);
    setPlace((rendered) => (isSame(rendered, now) ? rendered : now));
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

const textOf = (to: Parameters<Navigator['push']>[0]): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;

/** The shell's history in the form that react-router's low-level `<Router>` takes. */
const navigatorOf = (history: ShellHistory): Navigator => ({
  push: (to, state) => history.push(textOf(to), state),
  replace: (to, state) => history.replace(textOf(to), state),
  go: (delta) => history.go(delta),
  createHref: (to) => history.createHref(textOf(to)),
});
