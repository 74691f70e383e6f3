import { cacheOf } from '../src/offline/caches';
import { newNonce, shellOf, withNonce, withoutKey } from '../src/offline/pageTexts';
import { asked } from './asking';
import { quietPage } from './quietPage';
import { shellBuild } from './shellBuild';
import { worker } from './scope';

const policyHeader = 'content-security-policy';

/** The page of each build of the shell has a place of its own, so that one in waiting disturbs none. */
const place = `/?shell=${shellBuild.id}`;

let quietNext = false;

/** The member wants the new shell: the next start is that of a quiet page, from which it takes over. */
export const startQuietly = (): void => void (quietNext = true);

/** The keys of pages that were answered from what is kept, by client, until the page has asked for its own. */
const pageKeys = new Map<string, Promise<string | null>>();

/** The key of a page, once: later code of the same page is not the shell's alone. */
export async function tellPageKey(client: string, port: MessagePort | undefined): Promise<void> {
  const key = pageKeys.get(client);
  pageKeys.delete(client);
  port?.postMessage((await key) ?? null);
}

/** The server's page. Asked for as the navigation that it is, it has a key, which is kept nowhere. */
async function askForPage(navigation?: Request) {
  const response = await (navigation
    ? untilGivingWay(fetch(navigation))
    : fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' }, signal: asked.signal }));
  return { response, ...withoutKey(await response.text()) };
}

/** A request of a navigation takes no signal of the worker's own. */
const untilGivingWay = <T>(asking: Promise<T>): Promise<T> =>
  Promise.race([
    asking,
    new Promise<never>((_, reject) => asked.signal.addEventListener('abort', reject, { once: true })),
  ]);

/** Keeps the page where it is of the worker's own build. Returns whether it is. */
async function keepPage({ response, html }: Awaited<ReturnType<typeof askForPage>>): Promise<boolean> {
  if (!response.ok || response.redirected) return false;
  if (shellOf(html) !== shellBuild.id) return false;
  await (await caches.open(cacheOf.page)).put(place, new Response(html, { headers: response.headers }));
  return true;
}

/** Without a page of its build a worker is of no use: its installation fails, and the browser tries again later. */
export async function installPage(): Promise<void> {
  if (!(await keepPage(await askForPage()))) throw new Error('The page is of another build of the shell.');
}

export async function forgetOtherPages(): Promise<void> {
  const cache = await caches.open(cacheOf.page);
  const own = new URL(place, worker.location.href).href;
  const others = (await cache.keys()).filter(({ url }) => url !== own);
  await Promise.all(others.map((other) => cache.delete(other)));
}

/**
 * Answers a navigation from what is kept, under a nonce of its own, and meanwhile asks the server for the page: settings,
 * policy and registry document in it change without a new shell. Where the server's page is of another build, the
 * worker of that build is looked for. Once the member wants that one, the answer is the quiet page.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  if (quietNext) {
    quietNext = false;
    return quietPage();
  }
  const kept = await caches.match(place, { cacheName: cacheOf.page });
  if (!kept) return fetch(event.request);
  const asking = askForPage(event.request);
  pageKeys.set(
    event.resultingClientId,
    asking.then(
      ({ key }) => key,
      () => null,
    ),
  );
  event.waitUntil(
    asking.then(keepPage).then(
      (own) => {
        // Not waited for: Chromium may hold it back for 30 s and more, and a worker at work can't be replaced.
        if (!own) void worker.registration.update().catch(() => undefined);
      },
      () => undefined,
    ),
  );
  const headers = new Headers(kept.headers);
  const { html, policy } = withNonce(
    { html: await kept.text(), policy: headers.get(policyHeader) ?? '' },
    newNonce(),
  );
  headers.set(policyHeader, policy);
  // These two describe the bytes that the server sent, not those of this answer.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}
