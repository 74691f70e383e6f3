import { Suspense, useMemo } from 'react';
import type { RemoteProps, ShellHistory } from './contract';
import type { RouteAccess } from './release';
import { HoldContext } from './HoldContext';
import type { LazyScreen } from './lazyScreen';
import { ReleaseContext } from './ReleaseContext';
import { navigatorOf } from './navigatorOf';
import { RequireSession } from './RequireSession';
import { Route, Router, Routes } from './router';
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
              <Routes>
                {screens.map(({ path, access, Screen }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <RequireSession access={access}>
                        <Screen />
                      </RequireSession>
                    }
                  />
                ))}
                <Route path="*" element={null} />
              </Routes>
            </Suspense>
          </HistoryRouter>
        </ReleaseContext>
      </HoldContext>
    </ScreenErrorBoundary>
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
