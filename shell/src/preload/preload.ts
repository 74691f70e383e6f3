/**
 * A small script of its own in the page's head: it asks for the files of the first screen while the shell's main script
 * is still on the way. What it reads of the registry document then is not verified. It need not be: nothing of it is run
 * here, and what runs later is checked by the hashes of the verified document. It stays, for the screens that come next.
 */
import { session } from '@members/api-client/session';
import { storedLanguage } from '@members/i18n/locale';
import type { RegistryDocument } from '@members/mfe-kit';
import { canonicalAddress } from '../history/canonicalAddress';
import { payloadInPage } from '../registry/documentInPage';
import { chosenRelease } from '../remotes/chosenRelease';
import { overrideAddresses } from '../remotes/override/overrideAddress';
import { whose } from '../remotes/whose';
import type {} from './askFor';
import { linksFor, type FirstScreen, type ShellFiles } from './linksFor';

declare const SHELL_FILES: ShellFiles;

const nonce = document.currentScript?.nonce ?? '';
const asked = new Set<string>();

function ask(
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
    if (asked.has(href)) continue;
    asked.add(href);
    const crossOrigin = anonymous || new URL(href, window.location.href).origin !== window.location.origin;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as, integrity, nonce, fetchPriority });
    if (crossOrigin) link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
}

function firstScreen(): void {
  const { remotes } = JSON.parse(payloadInPage() ?? '{"remotes":{}}') as RegistryDocument;
  const address = canonicalAddress(window.location) ?? window.location.href;
  const { pathname } = new URL(address.split('#')[1] ?? '/', window.location.origin);
  const overridden = new Map(overrideAddresses(localStorage));
  const releases = Object.entries(remotes)
    .filter(([name]) => !overridden.has(name))
    .map(([, listed]) => chosenRelease(listed, whose));
  // After the shell's own scripts, without which nothing of it is run.
  ask({ pathname, releases }, 'low');
}

window.membersAskFor = (release, pathname) => ask({ pathname, releases: [release] }, 'auto');
try {
  firstScreen();
} catch {
  // Only sooner than without: the shell loads what it needs.
}
