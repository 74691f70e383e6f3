import '@members/ui/tokens.css';
import { session } from '@members/api-client';
import { keepReads, startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import type { ListedRelease } from '@members/mfe-kit';
import { languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { whenIdle } from './frame/whenIdle';
import { canonicalAddress } from './history/canonicalAddress';
import { startHints } from './hints/startHints';
import { createShellHistory } from './history/createShellHistory';
import { inlinedJson } from './inlinedJson';
import { letOthersRun } from './letOthersRun';
import { hasWorker } from './offline/hasWorker';
import { documentInPage } from './registry/documentInPage';
import { openRegistry } from './registry/registry';
import { createReports, sendReport } from './registry/reports';
import { watchRegistry } from './registry/watchRegistry';
import type { RemoteLimits } from './remotes/limits';
import { loadOverrides } from './remotes/override/loadOverrides';
import { startRemotes } from './remotes/startRemotes';
import { loadOwnScreen } from './screens/OwnScreenOutlet';
import { loadSanitiser, startTrustedTypes } from './security/startTrustedTypes';
import { followSession } from './session/followSession';
import { signInFromAddress } from './session/signInFromAddress';

/** What the server of the page decides. */
interface PageSettings {
  /** Comes before the rule of D19. */
  apiBaseUrl?: string;
  /** Time limit of a call, 90 s unless told. */
  timeoutMs?: number;
  /** Whether the app may be installed and start without a network; so unless told. */
  offline?: boolean;
  /** Public key of the registry, as JWK. */
  registryKey?: JsonWebKey;
  /** Whether screens are fetched ahead of being opened; they are unless told. */
  fetchAhead?: boolean;
  /** Time limits of remotes, in the place of the usual ones. */
  remoteLimits?: Partial<RemoteLimits>;
}

/** So long a page that came with a ticket stays empty; after that the session may arrive under way. */
const signInPatienceMs = 4_000;

async function start(): Promise<void> {
  await letOthersRun();
  const address = canonicalAddress(window.location);
  if (address) window.history.replaceState(null, '', address);
  startTrustedTypes();
  const settings = inlinedJson<PageSettings>('members-settings') ?? {};
  startApiClient({
    baseUrl: settings.apiBaseUrl,
    ...(settings.timeoutMs && { timeoutMs: settings.timeoutMs }),
    language: currentLanguage,
    onLanguageChange,
    keptKeys: [languageKey],
  });
  if (hasWorker()) keepReads(true);
  const knowing = startRegistry(settings.registryKey);
  const signingIn = signInFromAddress();
  await Promise.all([
    knowing,
    startLanguage(
      'shell',
      (language) => import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
    ),
  ]);
  await Promise.race([signingIn, new Promise((resolve) => setTimeout(resolve, signInPatienceMs))]);
  const history = createShellHistory();
  followSession(history);
  const { registry, reports } = await knowing;
  watchRegistry(registry, history);
  const rule = registry.document().overrides;
  const overrides = await loadOverrides(rule, session.current()?.memberId ?? null);
  const services = startRemotes({ registry, reports, history, overrides, limits: settings.remoteLimits });
  const pathname = () => history.location.pathname;
  startHints({ ...services, loadOwnScreen, pathname, fetchAhead: settings.fetchAhead !== false });
  const root = createRoot(document.getElementById('app') as HTMLElement);
  // As a transition React renders in slices, and a slow phone stays answerable.
  startTransition(() => root.render(<App services={services} overrides={overrides} signingIn={signingIn} />));
  whenIdle(() => void loadSanitiser().catch(() => undefined));
  const offline = { offline: settings.offline ?? true, registry, releases: services.releases };
  whenIdle(
    () =>
      void import('./offline/startOffline').then((part) => part.startOffline(offline)).catch(() => undefined),
  );
}

/** The registry as this browser and this page know it, and what is told to it. */
async function startRegistry(key: JsonWebKey | undefined) {
  const reports = createReports({ revision, isCanary, send: sendReport });
  const registry = await openRegistry({ key, storage: localStorage, onRefused: reports.refused });
  const inlined = documentInPage();
  if (hasWorker())
    await (await import('./offline/askFirst')).askFirst(registry, inlined, window.location.hash);
  else if (inlined) await registry.take(inlined);
  else void registry.refresh().catch(() => undefined);
  window.addEventListener('pagehide', reports.flush);
  // A phone may end a page in the background without another word.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && reports.flush(),
  );
  return { registry, reports };

  function revision(): number {
    return registry.document().revision;
  }

  function isCanary({ name, container }: ListedRelease): boolean {
    return registry.document().remotes[name]?.canary?.release.container === container;
  }
}

void start();
