import '@members/ui/tokens.css';
import { startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { canonicalAddress } from './history/canonicalAddress';
import { createShellHistory } from './history/createShellHistory';
import { inlinedJson } from './inlinedJson';
import { readInlinedRegistry } from './registry/registry';
import { followSession } from './session/followSession';
import { signInFromAddress } from './session/signInFromAddress';

/** What the server of the page decides. */
interface PageSettings {
  /** Comes before the rule of D19. */
  apiBaseUrl?: string;
  /** Time limit of a call, 90 s unless told. */
  timeoutMs?: number;
  /** Public key of the registry, as JWK. */
  registryKey?: JsonWebKey;
}

/** So long a page that came with a ticket stays empty; after that the session may arrive under way. */
const signInPatienceMs = 4_000;

async function start(): Promise<void> {
  const address = canonicalAddress(window.location);
  if (address) window.history.replaceState(null, '', address);
  const { apiBaseUrl, registryKey, ...rest } = inlinedJson<PageSettings>('members-settings') ?? {};
  startApiClient({
    ...rest,
    baseUrl: apiBaseUrl,
    language: currentLanguage,
    onLanguageChange,
    keptKeys: [languageKey],
  });
  const registry = readInlinedRegistry(registryKey);
  const signingIn = signInFromAddress();
  await Promise.all([registry, startLanguage('shell', (language) => import(`./locales/${language}.json`))]);
  await Promise.race([signingIn, new Promise((resolve) => setTimeout(resolve, signInPatienceMs))]);
  const history = createShellHistory();
  followSession(history);
  createRoot(document.getElementById('app') as HTMLElement).render(
    <App history={history} signingIn={signingIn} />,
  );
}

void start();
