/**
 * A small script of its own in the page's head: before anything is drawn it sets the chosen appearance, and it preloads the files of the first screen while the shell's main script
 * is still on the way. The registry document is not verified at this point. It need not be: nothing is run here, and what
 * runs later is checked by the hashes of the verified document. `window.membersPreload` stays for the screens that follow.
 */
import { session } from '@members/api-client/session';
import { storedLanguage } from '@members/i18n/locale';
import { applyAppearance, storedAppearance } from '@members/ui/appearance';
import type { RegistryDocument } from '@members/mfe-kit';
import { canonicalAddress } from '../history/canonicalAddress';
import type { InstallPrompt } from '../offline/installOffer';
import { payloadInPage } from '../registry/documentInPage';
import { chosenRelease } from '../remotes/choose/chosenRelease';
import { overrideAddresses } from '../remotes/override/addresses';
import { canarySubject } from '../remotes/choose/canarySubject';
import type {} from '../remotes/prepare/preloadFiles';
import { linksFor, type FirstScreen, type ShellFiles } from './linksFor';

declare const SHELL_FILES: ShellFiles;

const nonce = document.currentScript?.nonce ?? '';
const preloaded = new Set<string>();

function preload(
  first: Omit<FirstScreen, 'language' | 'signedIn' | 'shell'>,
  fetchPriority: RequestPriority,
): void {
  const signedIn = session.current() !== null;
  for (const { href, as, integrity = '', anonymous } of linksFor({
    ...first,
    signedIn,
    language: storedLanguage(),
    shell: SHELL_FILES,
  })) {
    if (preloaded.has(href)) continue;
    preloaded.add(href);
    const crossOrigin = anonymous || new URL(href, window.location.href).origin !== window.location.origin;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as, integrity, nonce, fetchPriority });
    if (crossOrigin) link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
}

function preloadFirstScreen(): void {
  const { remotes } = JSON.parse(payloadInPage() ?? '{"remotes":{}}') as RegistryDocument;
  const address = canonicalAddress(window.location) ?? window.location.href;
  const { pathname } = new URL(address.split('#')[1] ?? '/', window.location.origin);
  const overridden = new Map(overrideAddresses(localStorage));
  const releases = Object.entries(remotes)
    .filter(([name]) => !overridden.has(name))
    .map(([, listed]) => chosenRelease(listed, canarySubject));
  // After the shell's own scripts, without which none of it runs.
  preload({ pathname, releases }, 'low');
}

// Before any other code is there to hear of it.
window.addEventListener('beforeinstallprompt', (prompt) => {
  prompt.preventDefault();
  window.membersInstall = prompt as InstallPrompt;
});
const appearance = storedAppearance();
if (appearance !== 'system') applyAppearance(appearance);
window.membersPreload = (release, pathname) => preload({ pathname, releases: [release] }, 'auto');
try {
  preloadFirstScreen();
} catch {
  // Without preloads the shell loads the files when it needs them.
}
