import { Component, Suspense, type ReactNode } from 'react';
import type { RemoteProps } from './contract';
import { HistoryRouter } from './HistoryRouter';
import { routeAt, type RouteAccess } from './release';
import type { LazyScreen } from './lazyScreen';
import { RequireSession } from './RequireSession';
import { useLocation } from './router';
import { HoldContext } from './useHold';
import { ReleaseContext } from './useRelease';

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

interface ErrorBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Hands what a screen throws to the shell and renders nothing: the shell shows the message and the retry. */
export class ScreenErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
