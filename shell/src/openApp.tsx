// First of all styles: it says in which order the layers count.
import '@members/ui/tokens.css';
import './first/outline.css';
import { session } from '@members/api-client';
import { loadHttp } from '@members/api-client/shell';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { whenIdle } from './frame/whenIdle';
import { conditionsNow, mayFetchAhead } from './hints/mayFetchAhead';
import { startHints } from './hints/startHints';
import { createShellHistory } from './history/createShellHistory';
import type { PageSettings } from './pageSettings';
import type { Registry } from './registry/registry';
import type { Reports } from './registry/reports';
import { watchRegistry } from './registry/watchRegistry';
import { activeOverrides } from './remotes/override/overrides';
import { startRemotes } from './remotes/startRemotes';
import { loadOwnScreen } from './screens/OwnScreenOutlet';
import { loadSanitiser } from './security/startTrustedTypes';
import { followSession } from './session/followSession';
import type { Switch } from './session/ticket';

interface Started {
  settings: PageSettings;
  registry: Registry;
  reports: Reports;
  /** What single sign-on has come to. */
  signingIn: Promise<Switch | null>;
  pageKey: Promise<string | null> | undefined;
}

/** Shows the app, with the screen of the address. */
export async function openApp({ settings, registry, reports, signingIn, pageKey }: Started): Promise<void> {
  const history = createShellHistory();
  followSession(history);
  watchRegistry(registry, history);
  const rule = registry.document().overrides;
  const overrides = await activeOverrides({
    rule,
    memberId: session.current()?.memberId ?? null,
    registryKey: settings.registryKey,
  });
  const services = startRemotes({ registry, reports, history, overrides, limits: settings.remoteLimits });
  const pathname = () => history.location.pathname;
  startHints({ ...services, loadOwnScreen, pathname, fetchAhead: settings.fetchAhead !== false });
  const app = document.getElementById('app') as HTMLElement;
  const root = createRoot(app);
  // As a transition React renders in slices, and a slow phone stays answerable.
  startTransition(() =>
    root.render(<App services={services} overrides={overrides} signingIn={signingIn} demo={settings.demo} />),
  );
  if (mayFetchAhead('in sight', conditionsNow())) inQuiet(loadHttp);
  inQuiet(loadSanitiser);
  inQuiet(async () =>
    (await import(/* webpackChunkName: "quiet" */ './motion/startMotion')).startMotion(history),
  );
  const watched = { ...services, pathname, app };
  inQuiet(async () =>
    (await import(/* webpackChunkName: "quiet" */ './remotes/watch/watchPage')).watchPage(watched),
  );
  if (Math.random() < (settings.traceShare ?? 0))
    inQuiet(async () => (await import('./traces/startTraces')).startTraces(app));
  const offline = { offline: settings.offline ?? true, registry, releases: services.releases, pageKey };
  inQuiet(async () =>
    (await import(/* webpackChunkName: "quiet" */ './offline/startOffline')).startOffline(offline),
  );
}

/** Loads what the app can do without, in a quiet moment. */
const inQuiet = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => undefined));
