import { useCall, useSession } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { useLanguage, useTexts } from '@members/i18n';
import { HistoryRouter, optionalPart, RequireSession } from '@members/mfe-kit';
import { setScreenTitle } from '@members/mfe-kit/shell';
import { Navigate, useLocation } from '@members/mfe-kit/router';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useTimesDrawn } from './frame/drawAnew';
import { Frame } from './frame/Frame';
import { useIdle } from './frame/whenIdle';
import { useScreenFocus } from './frame/useScreenFocus';
import { useScrollPositions } from './frame/useScrollPositions';
import { RemotePlace, RemoteStage, type RemoteServices } from './remotes/mount/RemotePlace';
import { findRoute } from './routes/routeTable';
import { NotFound } from './screens/NotFound';
import { OwnScreenOutlet } from './screens/OwnScreenOutlet';
import type { Override } from './remotes/override/addresses';
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
  services: RemoteServices;
  /** A developer's own builds. */
  overrides: readonly Override[];
  /** What single sign-on has come to. */
  signingIn: Promise<Switch | null>;
  /** It is a demonstration, and says so. */
  demo?: boolean | undefined;
}

export function App({ services, overrides, signingIn, demo = false }: AppProps) {
  return (
    <HistoryRouter history={services.history} basename="">
      {demo && <DemoLine />}
      {overrides.length > 0 && <OverrideBadge overrides={overrides} />}
      <CurrentRoute services={services} />
      <PendingSwitch signingIn={signingIn} />
    </HistoryRouter>
  );
}

function CurrentRoute({ services }: { services: RemoteServices }) {
  const { pathname } = useLocation();
  const { subscribe, routes } = services.releases;
  const table = useSyncExternalStore(subscribe, routes);
  const { t } = useTexts('shell');
  const language = useLanguage();
  const idle = useIdle();
  const timesDrawn = useTimesDrawn();
  const route = findRoute(table, pathname);
  const session = useSession();
  const { data: site } = useCall(siteCalls.siteInfo);
  const title = route ? route.titleIn(language, t) : t('title.notFound');

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
  if (!session && site?.closedText && route?.access !== 'public')
    return (
      <Frame pathname="">
        <ClosedSite {...site} />
      </Frame>
    );
  return (
    <Frame key={timesDrawn} pathname={pathname}>
      {idle && <OfflineParts releases={services.releases} />}
      {!route && <NotFound />}
      {route?.owner.kind === 'shell' && (
        <RequireSession access={route.access}>
          <OwnScreenOutlet key={`${route.owner.screen} ${memberChanges}`} screen={route.owner.screen} />
        </RequireSession>
      )}
      {route?.owner.kind === 'remote' && (
        <RemotePlace
          key={`${route.owner.name} ${memberChanges}`}
          name={route.owner.name}
          services={services}
        />
      )}
      <RemoteStage stage={services.stage} />
    </Frame>
  );
}
