import { Component, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ExtensionPlace, RemoteProps, SlotData } from './contract';
import { HistoryRouter } from './HistoryRouter';
import { routeAt, type RouteAccess } from './release';
import type { LazyScreen } from './lazyScreen';
import { RequireSession } from './RequireSession';
import { useLocation } from './router';
import { SlotContext } from './Slot';
import { FlagsContext } from './useFlag';
import { HoldContext } from './useHold';
import { ReleaseContext } from './useRelease';

export interface RemoteScreen {
  path: string;
  access: RouteAccess;
  Screen: LazyScreen;
}

type ExtensionPart = ComponentType<{ data: SlotData }>;

/** The React tree of a remote under the shell's history: its screens by route, or what it adds to a slot. */
export function RemoteRoot({
  screens,
  Extension,
  history,
  basename,
  release,
  hold,
  flags,
  extension,
  fillSlot,
  onError,
}: { screens: readonly RemoteScreen[]; Extension?: ExtensionPart | undefined } & RemoteProps) {
  return (
    <ScreenErrorBoundary onError={onError}>
      <HoldContext value={hold}>
        <ReleaseContext value={release ?? null}>
          <FlagsContext value={flags}>
            <SlotContext value={fillSlot}>
              <HistoryRouter history={history} basename={basename}>
                <Suspense fallback={null}>
                  {extension && Extension && <ExtensionAt place={extension} Part={Extension} />}
                  {!extension && <CurrentScreen screens={screens} />}
                </Suspense>
              </HistoryRouter>
            </SlotContext>
          </FlagsContext>
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

function ExtensionAt({ place, Part }: { place: ExtensionPlace; Part: ExtensionPart }) {
  const data = useSyncExternalStore(place.listen, () => place.data);
  return <Part data={data} />;
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
