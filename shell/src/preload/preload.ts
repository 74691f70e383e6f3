/**
 * A small script of its own in the page's head: before anything is drawn it sets the chosen appearance, asks for what the
 * first screen reads, asks the registry where the page is a kept one, and preloads the screen's files while the shell's main
 * script is still on the way. Once the page is parsed, it puts the Home that the page brings into its place. The registry
 * document is not verified at this point. It need not be: nothing is run here, and what runs later is checked by the hashes
 * of the verified document. `window.membersPreload` stays for the screens that follow.
 */
import { askInPage, isAskedInPage } from '@members/api-client/askedReads';
import { session } from '@members/api-client/session';
import { storedLanguage } from '@members/i18n/locale';
import { routeKey } from '@members/mfe-kit/release';
import { applyAppearance, storedAppearance } from '@members/ui/appearance';
import { canonicalAddress } from '../history/canonicalAddress';
import type { InstallPrompt } from '../offline/installOffer';
import { placeHome } from '../drawn/placeHome';
import { placeTitle } from '../drawn/placeTitle';
import { pageSettings } from '../pageSettings';
import { isFromWorker } from '../offline/isFromWorker';
import { askAhead } from '../registry/askRegistry';
import { payloadInPage } from '../registry/documentInPage';
import { chosenRelease } from '../remotes/choose/chosenRelease';
import { overrideAddresses } from '../remotes/override/addresses';
import { canarySubject } from '../remotes/choose/canarySubject';
import type {} from '../remotes/prepare/preloadFiles';
import { linksFor, type FirstScreen, type Preload, type ShellFiles } from './linksFor';
import { readsFor, readsOfStart } from './readsFor';
import { titleFor } from './titleFor';

declare const SHELL_FILES: ShellFiles;

const nonce = document.currentScript?.nonce ?? '';
const preloaded = new Set<string>();
const isSignedIn = () => session.current() !== null;

/** The screen of which the page has asked for all reads. */
let askedFor: string | undefined;

/** So many links take a slow phone 20 ms. */
const linksOfTask = 6;

function preload(first: Omit<FirstScreen, 'language' | 'shell'>, fetchPriority: RequestPriority): void {
  const links = linksFor({ ...first, language: storedLanguage(), shell: SHELL_FILES });
  addLinks(
    links.filter(({ href }) => !preloaded.has(href) && preloaded.add(href)),
    fetchPriority,
  );
}

/** Adds the first links now and the others in tasks of their own, between which the browser can do other things. */
function addLinks(links: readonly Preload[], fetchPriority: RequestPriority): void {
  for (const { href, as, integrity = '', anonymous } of links.slice(0, linksOfTask)) {
    const crossOrigin = anonymous || new URL(href, window.location.href).origin !== window.location.origin;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as, integrity, nonce, fetchPriority });
    if (crossOrigin) link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
  if (links.length > linksOfTask) setTimeout(addLinks, 0, links.slice(linksOfTask), fetchPriority);
}

function preloadFirstScreen(): void {
  const known = payloadInPage();
  // The screens of remotes wait for the answer (decisions 46 and 126).
  if (!known || isFromWorker()) askAhead(known ?? { revision: 0, issuedAt: '' });
  const address = canonicalAddress(window.location) ?? window.location.href;
  const { pathname, searchParams: query } = new URL(address.split('#')[1] ?? '/', window.location.origin);
  const overridden = new Map(overrideAddresses(localStorage));
  const releases = Object.entries(known?.remotes ?? {})
    .filter(([name]) => !overridden.has(name))
    .map(([, listed]) => chosenRelease(listed, canarySubject));
  const first = { pathname, releases, signedIn: isSignedIn() };
  const title = titleFor(first, storedLanguage());
  if (title) placeTitle(title, routeKey(pathname));
  const reads = readsOfStart(first, isFromWorker());
  const { apiBaseUrl: baseUrl, timeoutMs } = pageSettings();
  const pageKey = document.querySelector<HTMLMetaElement>('#page-key')?.content ?? null;
  const who = { session: session.current(), pageKey };
  if (baseUrl) void askInPage(reads, { ...who, baseUrl, timeoutMs, query, language: storedLanguage() });
  const isAsked = !!baseUrl && reads.every((read) => isAskedInPage(read, who));
  // A route that names none may read what isn't known here.
  const asked = isAsked && readsFor(first).length > 0;
  if (asked) askedFor = pathname;
  // After the shell's own scripts, without which none of it runs.
  preload({ ...first, asked }, 'low');
}

placeHome();
// Before any other code is there to hear of it.
window.addEventListener('beforeinstallprompt', (prompt) => {
  prompt.preventDefault();
  window.membersInstall = prompt as InstallPrompt;
});
const appearance = storedAppearance();
if (appearance !== 'system') applyAppearance(appearance);
window.membersPreload = (release, pathname) =>
  preload({ pathname, releases: [release], signedIn: isSignedIn(), asked: pathname === askedFor }, 'auto');
try {
  preloadFirstScreen();
} catch {
  // Without preloads the shell loads the files when it needs them.
}
