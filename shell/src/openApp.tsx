// First of all styles: it says in which order the layers count.
import '@members/ui/tokens.css';
import './first/outline.css';
import { loadHttp } from '@members/api-client/shell';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { whenIdle } from './frame/whenIdle';
import { conditionsNow, mayFetchAhead } from './hints/mayFetchAhead';
import { startHints } from './hints/startHints';
import { createShellHistory } from './history/createShellHistory';
import type { PageSettings } from './pageSettings';
import { createLateRemotes, type RemotesBegun } from './remotes/lateRemotes';
import { loadOwnScreen } from './screens/OwnScreenOutlet';
import { loadSanitiser } from './security/startTrustedTypes';
import { followSession } from './session/followSession';
import type { Switch } from './session/ticket';

interface Started {
  settings: PageSettings;
  /** Loads what runs remotes, and opens the registry. Rejects where the code can't be loaded. */
  beginRemotes: () => Promise<RemotesBegun>;
  /** The same under way, where the first screen is a remote's. */
  beginning: Promise<RemotesBegun> | undefined;
  /** What single sign-on has come to. */
  signingIn: Promise<Switch | null>;
  pageKey: Promise<string | null> | undefined;
  /** Resolves once what the first screen reads has been answered, or not. */
  reading: Promise<unknown>;
}

/** How long a drawn Home waits for what it is drawn of. After that it gives way to an outline. */
const readingPatienceMs = 3_000;

/** Shows the app, with the screen of the address. */
export async function openApp({
  settings,
  beginRemotes,
  beginning,
  signingIn,
  pageKey,
  reading,
}: Started): Promise<void> {
  const history = createShellHistory();
  followSession(history);
  let begun = beginning;
  const late = createLateRemotes(async () => {
    const remotes = begun ?? beginRemotes();
    // What failed is begun anew.
    begun = undefined;
    return (await remotes).open(history);
  });
  if (beginning) await late.open();
  const app = document.getElementById('app') as HTMLElement;
  const { drawn } = app.dataset;
  if (drawn) await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, readingPatienceMs))]);
  const pathname = () => history.location.pathname;
  const content = <App history={history} late={late} signingIn={signingIn} demo={settings.demo} />;
  // As a transition React renders in slices, and a slow phone stays answerable.
  startTransition(() => {
    // Where Home has changed since it was drawn, React draws it anew.
    if (drawn && pathname() === '/Home') hydrateRoot(app, content, { onRecoverableError: () => undefined });
    else createRoot(app).render(content);
  });
  // From here on React hears of presses, also before it has taken Home over.
  app.onclick = null;
  window.membersPressed?.click();
  startHints({ late, loadOwnScreen, pathname, fetchAhead: settings.fetchAhead !== false });
  inQuiet(async () => {
    if (mayFetchAhead('in sight', conditionsNow())) await late.open();
  });
  if (mayFetchAhead('in sight', conditionsNow())) inQuiet(loadHttp);
  inQuiet(loadSanitiser);
  inQuiet(async () =>
    (await import(/* webpackChunkName: "quiet" */ './motion/startMotion')).startMotion(history),
  );
  inQuiet(async () => {
    const { services } = await late.opened;
    const part = await import(/* webpackChunkName: "quiet" */ './remotes/watch/watchPage');
    part.watchPage({ ...services, pathname, app });
  });
  if (Math.random() < (settings.traceShare ?? 0))
    inQuiet(async () => (await import('./traces/startTraces')).startTraces(app));
  const offline = { offline: settings.offline ?? true, late, pageKey };
  inQuiet(async () =>
    (await import(/* webpackChunkName: "quiet" */ './offline/startOffline')).startOffline(offline),
  );
}

/** Loads what the app can do without, in a quiet moment. */
const inQuiet = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => undefined));
