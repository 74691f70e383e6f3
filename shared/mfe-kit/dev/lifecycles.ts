/**
 * What a remote exposes while it is developed. A development React can't share one that was built for production, so
 * the remote runs with copies of its own of all that is built on React. This file connects the copies with the shell's.
 */
import { ApiError, onApiEvent, session } from '@members/api-client';
import { startApiClient } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import { chooseLanguage, instance, languageKey, onLanguageChange, startLanguage } from '@members/i18n/shell';
import * as remote from 'members-dev/remote';
import routesFile from 'members-dev/routes';
import { call, onApiEvent as onShellEvent, refreshMember } from 'members-shell/api-client';
import { announce } from 'members-shell/mfe-kit';
import { presentAnnouncements } from '../src/announce';
import type { RemoteProps } from '../src/contract';
import { setScreenTitle } from '../src/useScreenTitle';
import { createRemounts } from './remounts';

declare const REMOTE_NAME: string;

const remounts = createRemounts({ ...remote });

/** Settings that the page gives to the shell's client. */
function pageSettings(): { apiBaseUrl?: string; timeoutMs?: number } {
  const json = document.getElementById('members-settings')?.textContent;
  return json ? (JSON.parse(json) as { apiBaseUrl?: string; timeoutMs?: number }) : {};
}

/** Has the shell's client read the stored session again, as if another tab had changed it. */
const notifyShell = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

const shellsCall = call as NonNullable<Parameters<typeof startApiClient>[0]['elsewhere']>;

/** The shell alone can say that the app asks (decision 91). Its errors are of another class than those of the copy. */
const callOfShell: NonNullable<Parameters<typeof startApiClient>[0]['elsewhere']> = (declared, ...args) =>
  shellsCall(declared, ...args).catch(({ kind, message, cause }: ApiError) => {
    throw new ApiError(kind, message, { cause });
  });

export async function bootstrap(props: RemoteProps): Promise<void> {
  const { apiBaseUrl, timeoutMs } = pageSettings();
  startApiClient({
    baseUrl: apiBaseUrl,
    ...(timeoutMs ? { timeoutMs } : {}),
    language: currentLanguage,
    onLanguageChange,
    keptKeys: [languageKey],
    elsewhere: callOfShell,
  });
  await startLanguage('dev', async () => ({ default: {} }));
  presentAnnouncements(announce);
  session.subscribe(notifyShell);
  onShellEvent('sessionEnded', notifyShell);
  onApiEvent('message', ({ text, refused }) => announce(text, refused ? 'danger' : 'success'));
  onApiEvent('networkError', () => announce(instance.t('networkError', { ns: 'common' }), 'danger'));
  onApiEvent('memberChanged', () => void refreshMember());
  await remounts.bootstrap(props);
}

export async function mount(props: RemoteProps): Promise<void> {
  if (currentLanguage() !== props.language) await chooseLanguage(props.language);
  const showTitle = () => showTitleOf(props.history.location.pathname.toLowerCase());
  unfollow.set(props.domElement, props.history.listen(showTitle));
  await remounts.mount(props);
  // Its texts are there now.
  showTitle();
}

function showTitleOf(pathname: string): void {
  const route = routesFile.routes.find(({ path }) => path.toLowerCase() === pathname);
  if (route) setScreenTitle(instance.t(route.title, { ns: REMOTE_NAME }));
}

export async function unmount(props: RemoteProps): Promise<void> {
  unfollow.get(props.domElement)?.();
  await remounts.unmount(props);
}

const unfollow = new WeakMap<HTMLElement, () => void>();

import.meta.webpackHot?.accept('members-dev/remote', async () => {
  await remounts.replace({ ...remote });
  showTitleOf(window.location.hash.replace(/^#|\?.*$/g, '').toLowerCase());
});
