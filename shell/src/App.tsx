import { useCall, useSession } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useLanguage, useTexts } from '@members/i18n';
import { HistoryRouter, optionalPart, RequireSession, type ShellHistory } from '@members/mfe-kit';
import { setScreenTitle } from '@members/mfe-kit/shell';
import { Navigate, useLocation } from '@members/mfe-kit/router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTimesDrawn } from './frame/drawAnew';
import { Frame } from './frame/Frame';
import { tabOf } from './frame/tabs';
import { useIdle } from './frame/whenIdle';
import { useScreenFocus } from './frame/useScreenFocus';
import { useScrollPositions } from './frame/useScrollPositions';
import { ComingScreen } from './remotes/ComingScreen';
import { useRemotes, type LateRemotes } from './remotes/lateRemotes';
import { RemoteStage } from './remotes/mount/RemoteStage';
import { findRoute, ownRouteTable } from './routes/routeTable';
import { NotFound } from './screens/NotFound';
import { OwnScreenOutlet } from './screens/OwnScreenOutlet';
import { PendingSwitch } from './session/PendingSwitch';
import type { Switch } from './session/ticket';
import { useMemberChanges } from './session/useMemberChanges';
import { useMemberStatus } from './session/useMemberStatus';

const OverrideBadge = optionalPart(
  async () => (await import('./remotes/override/OverrideBadge')).OverrideBadge,
);
const DemoLine = optionalPart(async () => (await import('./frame/DemoLine')).DemoLine);
const ClosedSite = optionalPart(async () =>
  (await import(/* webpackChunkName: "home-later" */ './first/homeParts')).loadClosedSite(),
);
const OfflineParts = optionalPart(
  async () => (await import(/* webpackChunkName: "quiet" */ './offline/OfflineParts')).OfflineParts,
);

interface AppProps {
  history: ShellHistory;
  late: LateRemotes;
  /** What single sign-on has come to. */
  signingIn: Promise<Switch | null>;
  /** It is a demonstration, and says so. */
  demo?: boolean | undefined;
}

export function App({ history, late, signingIn, demo = false }: AppProps) {
  const { overrides = [] } = useRemotes(late).remotes ?? {};
  return (
    <HistoryRouter history={history} basename="">
      {demo && <DemoLine />}
      {overrides.length > 0 && <OverrideBadge overrides={overrides} />}
      <CurrentRoute late={late} />
      <PendingSwitch signingIn={signingIn} />
    </HistoryRouter>
  );
}

/** Nothing changes before there are remotes. */
const never = () => () => {};

function CurrentRoute({ late }: { late: LateRemotes }) {
  const { pathname } = useLocation();
  const { remotes, failed } = useRemotes(late);
  const { subscribe = never, routes = ownRouteTable } = remotes?.services.releases ?? {};
  const table = useSyncExternalStore(subscribe, routes, routes);
  const { t } = useTexts('shell');
  const language = useLanguage();
  const idle = useIdle();
  const timesDrawn = useTimesDrawn();
  const route = findRoute(table, pathname);
  const session = useSession();
  const { data: site } = useCall(siteCalls.siteInfo);
  // Whether there is a screen is not known before.
  const coming = !route && !remotes;
  const whileComing = tabOf(pathname)?.label ?? (failed ? 'remote.title' : 'remote.loading');
  const title = route ? route.titleIn(language, t) : t(coming ? whileComing : 'title.notFound');

  // A screen that comes with this render has its title at once, one that is there is told.
  setScreenTitle(title, { silently: true });
  useLayoutEffect(() => setScreenTitle(title), [title]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const memberChanges = useMemberChanges();
  useMemberStatus();
  useScrollPositions();
  useScreenFocus();

  if (pathname === '/') return <Navigate to="/Home" replace />;
  if (!session && site?.closedText && !coming && route?.access !== 'public')
    return (
      <Frame pathname="">
        <ClosedSite {...site} />
      </Frame>
    );
  return (
    <Frame key={timesDrawn} pathname={pathname}>
      {idle && <OfflineParts late={late} />}
      {coming && <ComingScreen failed={failed} onOpen={late.open} />}
      {!coming && !route && <NotFound />}
      {route?.owner.kind === 'shell' && (
        <RequireSession access={route.access}>
          <OwnScreenOutlet key={`${route.owner.screen} ${memberChanges}`} screen={route.owner.screen} />
        </RequireSession>
      )}
      {remotes && route?.owner.kind === 'remote' && (
        <remotes.Place
          key={`${route.owner.name} ${memberChanges}`}
          name={route.owner.name}
          services={remotes.services}
        />
      )}
      {remotes && <RemoteStage stage={remotes.services.stage} />}
    </Frame>
  );
}
