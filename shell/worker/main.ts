/** The service worker: the shell's own files and its page, releases, pictures. See decision 45. */
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { giveWay } from './asking';
import { answerFiles } from './files';
import { answerPage, forgetOtherPages, installPage, startQuietly, tellPageKey } from './keptPage';
import { passBy } from './passedBy';
import { tellByPush } from './push';
import { worker } from './scope';

setCacheNameDetails({ prefix: 'members', precache: 'start', suffix: '' });
// The page of a first visit gets its worker at once, and begins to keep what it reads.
clientsClaim();

worker.addEventListener('install', (event) => {
  event.waitUntil(installPage());
  // A browser that knows other routes than these does without.
  event.waitUntil(passBy(event).catch(() => undefined));
});
worker.addEventListener('activate', (event) => event.waitUntil(forgetOtherPages()));
// A new shell waits until the member wants it, or until no page of the earlier one is open.
worker.addEventListener('message', ({ data, ports, source }) => {
  if (data === 'page-key') void tellPageKey((source as Client).id, ports[0]);
  if (data === 'take-over') void worker.skipWaiting();
  if (data === 'give-way') giveWay();
  if (data !== 'start-quietly') return;
  startQuietly();
  ports[0]?.postMessage('understood');
});

// The page of the app and no other: `/registry/`, `/verify.html` and deep links by path come from the network.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === '/',
  ({ event }) => answerPage(event as FetchEvent),
);
answerFiles();
tellByPush();
