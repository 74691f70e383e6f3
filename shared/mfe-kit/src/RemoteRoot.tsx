import { Suspense, useMemo } from 'react';
import type { RemoteProps, ShellHistory } from './contract';
import { routeAt, type RouteAccess } from './release';
import { HoldContext } from './HoldContext';
import type { LazyScreen } from './lazyScreen';
import { ReleaseContext } from './ReleaseContext';
import { navigatorOf } from './navigatorOf';
import { RequireSession } from './RequireSession';
import { Router, useLocation } from './router';
import { ScreenErrorBoundary } from './ScreenErrorBoundary';
import { useShellHistory } from './useShellHistory';

export interface RemoteScreen {
  path: string;
  access: RouteAccess;
  Screen: LazyScreen;
}

/** The React tree of a remote: its screens by route, under the shell's history. */
export function RemoteRoot({
  screens,
  history,
  basename,
  release,
  hold,
  onError,
}: { screens: readonly RemoteScreen[] } & RemoteProps) {
  return (
    <ScreenErrorBoundary onError={onError}>
      <HoldContext value={hold}>
        <ReleaseContext value={release ?? null}>
          <HistoryRouter history={history} basename={basename}>
            <Suspense fallback={null}>
              <CurrentScreen screens={screens} />
            </Suspense>
          </HistoryRouter>
        </ReleaseContext>
      </HoldContext>
    </ScreenErrorBoundary>
  );
}

/** The screen of the address; nothing where it is somebody else's, as it may be for a moment. */
function CurrentScreen({ screens }: { screens: readonly RemoteScreen[] }) {
  const { pathname } = useLocation();
  const found = routeAt(screens, pathname);
  if (!found) return null;
  const { path, access, Screen } = found;
  return (
    <RequireSession key={path} access={access}>
      <Screen />
    </RequireSession>
  );
}

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
