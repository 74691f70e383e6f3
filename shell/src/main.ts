import { keepReads, startApiClient, startReads } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { cuesKey } from '@members/mfe-kit';
import { languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import { appearanceKey } from '@members/ui/appearance';
import { installKey } from './offline/installKey';
import { canonicalAddress } from './history/canonicalAddress';
import { isFromWorker } from './offline/isFromWorker';
import { pageSettings } from './pageSettings';
import { appReads } from './routes/appReads';
import { ownRouteOf } from './routes/ownRoutes';
import { startTrustedTypes } from './security/startTrustedTypes';
import { signInFromAddress } from './session/signInFromAddress';

/** How long a page that came with a ticket stays empty. After that the session may arrive while the app is open. */
const signInPatienceMs = 4_000;

async function start(): Promise<void> {
  await yieldToMain();
  const address = canonicalAddress(window.location);
  if (address) window.history.replaceState(null, '', address);
  startTrustedTypes();
  const settings = pageSettings();
  const pageKey = takePageKey();
  startApiClient({
    baseUrl: settings.apiBaseUrl,
    timeoutMs: settings.timeoutMs,
    language: currentLanguage,
    onLanguageChange,
    keptKeys: [languageKey, appearanceKey, cuesKey, installKey],
    pageKey,
  });
  if (isFromWorker()) keepReads(true);
  const signingIn = signInFromAddress();
  const loadingTexts = startLanguage(
    'shell',
    (language) => import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`),
  );
  const { hash } = window.location;
  const own = ownRouteOf(hash);
  const reading = startReads(
    [...appReads(isFromWorker()), ...(own?.reads ?? [])],
    new URLSearchParams(hash.split('?')[1]),
  );
  await yieldToMain();
  // The shell's own screens stand before anything of remotes is there (decision 124).
  const beginRemotes = async () =>
    (await import(/* webpackChunkName: "remotes" */ './openRemotes')).beginRemotes(settings);
  const beginning = own ? undefined : beginRemotes();
  // In the same files, but run only now, while reads, texts and signature are on their way.
  await yieldToMain();
  const opening = import(/* webpackMode: "eager" */ './openApp');
  await Promise.all([beginning?.catch(() => undefined), loadingTexts]);
  await Promise.race([signingIn, new Promise((resolve) => setTimeout(resolve, signInPatienceMs))]);
  const { openApp } = await opening;
  await openApp({ settings, signingIn, pageKey, beginRemotes, beginning, reading });
}

/** The key of this page, read off it before any other code can, or asked of the worker that has answered the page. */
function takePageKey(): Promise<string | null> | undefined {
  const place = document.querySelector<HTMLMetaElement>('#page-key');
  place?.remove();
  if (place) return Promise.resolve(place.content);
  return isFromWorker() ? import('./offline/askFirst').then((part) => part.askPageKey()) : undefined;
}

/** Ends a task, so that the browser can draw and answer input before the next begins. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

void start();
