import { keepReads } from '@members/api-client/shell';
import { followPush } from '../messages/followPush';
import type { LateRemotes } from '../remotes/lateRemotes';
import { forgetReleases } from './forgetReleases';
import { registerWorker } from './registerWorker';

const keptFiles = /^\/(js|css|remotes|media|head|uploads\/pictures)\//;

export interface OfflineOptions {
  /** From the page's settings; false takes the worker back where there is one. */
  offline: boolean;
  late: LateRemotes;
  /** What the worker knows of the page's key. */
  pageKey: Promise<string | null> | undefined;
}

/** Makes the app one that starts without a network, in a quiet moment after its first screen. */
export async function startOffline({ offline, late, pageKey }: OfflineOptions): Promise<void> {
  if (!offline) {
    keepReads(false);
    return takeBackWorker();
  }
  const hasWorkers = await registerWorker(() => {
    keepReads(true);
    void keepLoadedFiles();
  });
  if (!hasWorkers) return keepReads(false);
  followPush();
  void late.opened.then(({ registry, services }) => {
    const forget = () => void forgetReleases(registry, services.releases).catch(() => undefined);
    registry.subscribe(forget);
    forget();
  });
  if ((await pageKey) === null) startAgainWithNetwork(late);
}

/** How often a page without a key looks for the server. */
const lookEveryMs = 10_000;

/** Only a page that the server sends has a key, with which members' calls are answered: it is opened as soon as it can be. */
function startAgainWithNetwork(late: LateRemotes): void {
  const look = async () => {
    const answer = await fetch('/shell.json', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer?.ok && !late.held()) window.location.reload();
  };
  window.addEventListener('online', () => void look());
  setInterval(() => document.hidden || void look(), lookEveryMs);
}

/**
 * Requests again the scripts, styles and pictures that the page loaded before it had a worker, so that the worker keeps
 * them. The browser's own cache answers.
 */
async function keepLoadedFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && keptFiles.test(pathname),
  );
  // Each answer is read to its end: until then the worker is at work and can't be replaced.
  for (const { href } of own)
    await fetch(href)
      .then((file) => file.blob())
      .catch(() => undefined);
}

/** Unregisters the app's worker, where there is one, and deletes the app's caches. */
async function takeBackWorker(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.unregister();
  const own = (await caches.keys()).filter((name) => name.startsWith('members-'));
  await Promise.all(own.map((name) => caches.delete(name)));
}
