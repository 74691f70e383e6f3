import '@members/ui/tokens.css';
import { startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { languageKey, startLanguage } from '@members/i18n/shell';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { canonicalAddress } from './history/canonicalAddress';
import { createShellHistory } from './history/createShellHistory';
import { inlinedJson } from './inlinedJson';
import { readInlinedRegistry } from './registry/registry';
import { followSession } from './session/followSession';
import { signInFromAddress } from './session/signInFromAddress';

async function start(): Promise<void> {
  const address = canonicalAddress(window.location);
  if (address) window.history.replaceState(null, '', address);
  readInlinedRegistry();
  const { apiBaseUrl } = inlinedJson<{ apiBaseUrl?: string }>('members-settings') ?? {};
  startApiClient({ baseUrl: apiBaseUrl, language: currentLanguage, keptKeys: [languageKey] });
  const signingIn = signInFromAddress();
  await startLanguage('shell', (language) => import(`./locales/${language}.json`));
  await signingIn;
  const history = createShellHistory();
  followSession(history);
  createRoot(document.getElementById('app') as HTMLElement).render(<App history={history} />);
}

void start();
