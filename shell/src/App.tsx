import { useLanguage, useTexts } from '@members/i18n';
import { HistoryRouter, RequireSession, type ShellHistory } from '@members/mfe-kit';
import { setScreenTitle } from '@members/mfe-kit/shell';
import { Navigate, useLocation } from '@members/mfe-kit/router';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import { Frame } from './frame/Frame';
import { useScreenFocus } from './frame/useScreenFocus';
import { useScrollPositions } from './frame/useScrollPositions';
import { useRegistry } from './registry/registry';
import { RemoteOutlet } from './remotes/RemoteOutlet';
import { buildRouteTable, findRoute } from './routes/routeTable';
import { NotFound } from './screens/NotFound';
import { OwnScreenOutlet } from './screens/OwnScreenOutlet';
import { PendingSwitch } from './session/PendingSwitch';
import type { Switch } from './session/signInFromAddress';
import { useMemberChanges } from './session/useMemberChanges';
import { useMemberStatus } from './session/useMemberStatus';

interface AppProps {
  history: ShellHistory;
  /** What single sign-on has come to. */
  signingIn: Promise<Switch | null>;
}

export function App({ history, signingIn }: AppProps) {
  return (
    <HistoryRouter history={history} basename="">
      <CurrentRoute history={history} />
      <PendingSwitch signingIn={signingIn} />
    </HistoryRouter>
  );
}

function CurrentRoute({ history }: { history: ShellHistory }) {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const table = useMemo(() => buildRouteTable(registry), [registry]);
  const { t } = useTexts('shell');
  const language = useLanguage();
  const route = findRoute(table, pathname);
  const title = route ? route.titleIn(language, t) : t('title.notFound');

  useLayoutEffect(() => setScreenTitle(title), [title]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const memberChanges = useMemberChanges();
  useMemberStatus();
  useScrollPositions();
  useScreenFocus();

  if (pathname === '/') return <Navigate to="/Home" replace />;
  return (
    <Frame pathname={pathname}>
      {!route && <NotFound />}
      {route?.owner.kind === 'shell' && (
        <RequireSession access={route.access}>
          <OwnScreenOutlet key={`${route.owner.screen} ${memberChanges}`} screen={route.owner.screen} />
        </RequireSession>
      )}
      {route?.owner.kind === 'remote' && (
        <RemoteOutlet
          key={`${route.owner.release.container} ${memberChanges}`}
          release={route.owner.release}
          history={history}
        />
      )}
    </Frame>
  );
}
