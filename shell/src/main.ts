import { keepReads, startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import type { ListedRelease } from '@members/mfe-kit';
import { languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import { canonicalAddress } from './history/canonicalAddress';
import { letOthersRun } from './letOthersRun';
import { hasWorker } from './offline/hasWorker';
import { pageSettings } from './pageSettings';
import { documentInPage } from './registry/documentInPage';
import { openRegistry } from './registry/registry';
import { createReports, sendReport } from './registry/reports';
import { readAhead } from './screens/readAhead';
import { startTrustedTypes } from './security/startTrustedTypes';
import { signInFromAddress } from './session/signInFromAddress';

/** So long a page that came with a ticket stays empty; after that the session may arrive under way. */
const signInPatienceMs = 4_000;

async function start(): Promise<void> {
  await letOthersRun();
  const address = canonicalAddress(window.location);
  if (address) window.history.replaceState(null, '', address);
  startTrustedTypes();
  const settings = pageSettings();
  startApiClient({
    baseUrl: settings.apiBaseUrl,
    ...(settings.timeoutMs && { timeoutMs: settings.timeoutMs }),
    language: currentLanguage,
    onLanguageChange,
    keptKeys: [languageKey],
  });
  if (hasWorker()) keepReads(true);
  const signingIn = signInFromAddress();
  const speaking = startLanguage(
    'shell',
    (language) => import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  );
  readAhead(window.location.hash);
  await letOthersRun();
  const knowing = startRegistry(settings.registryKey);
  // In the same files, but run only now, while reads, texts and signature are on their way.
  await letOthersRun();
  const opening = import(/* webpackMode: "eager" */ './openApp');
  await Promise.all([knowing, speaking]);
  await Promise.race([signingIn, new Promise((resolve) => setTimeout(resolve, signInPatienceMs))]);
  const { openApp } = await opening;
  await openApp({ settings, signingIn, ...(await knowing) });
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
