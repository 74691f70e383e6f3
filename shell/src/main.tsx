import '@members/ui/tokens.css';
import { startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { whenIdle } from './frame/whenIdle';
import { canonicalAddress } from './history/canonicalAddress';
import { createShellHistory } from './history/createShellHistory';
import { inlinedJson } from './inlinedJson';
import { readInlinedRegistry } from './registry/registry';
import { loadSanitiser, startTrustedTypes } from './security/startTrustedTypes';
import { followSession } from './session/followSession';
import { signInFromAddress } from './session/signInFromAddress';

/** What the server of the page decides. */
interface PageSettings {
  /** Comes before the rule of D19. */
  apiBaseUrl?: string;
  /** Time limit of a call, 90 s unless told. */
  timeoutMs?: number;
  /** Origins from which developers may bring scripts of a remote. */
  developerOrigins?: readonly string[];
}

/** So long a page that came with a ticket stays empty; after that the session may arrive under way. */
const signInPatienceMs = 4_000;

async function start(): Promise<void> {
  const address = canonicalAddress(window.location);
  if (address) window.history.replaceState(null, '', address);
  readInlinedRegistry();
  const { apiBaseUrl, developerOrigins, ...rest } = inlinedJson<PageSettings>('members-settings') ?? {};
  startTrustedTypes(developerOrigins);
  startApiClient({
    ...rest,
    baseUrl: apiBaseUrl,
    language: currentLanguage,
    onLanguageChange,
    keptKeys: [languageKey],
  });
  const signingIn = signInFromAddress();
  await startLanguage('shell', (language) => import(`./locales/${language}.json`));
  await Promise.race([signingIn, new Promise((resolve) => setTimeout(resolve, signInPatienceMs))]);
  const history = createShellHistory();
  followSession(history);
  createRoot(document.getElementById('app') as HTMLElement).render(
    <App history={history} signingIn={signingIn} />,
  );
  whenIdle(() => void loadSanitiser().catch(() => undefined));
}

void start();
