import { ExpirationPlugin } from 'workbox-expiration';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cacheOf } from '../src/offline/caches';
import { asked } from './asking';
import { shellBuild } from './shellBuild';

type Plugin = NonNullable<ConstructorParameters<typeof CacheFirst>[0]>['plugins'];

const daySeconds = 24 * 60 * 60;
const largestPicture = 400_000;
const isPicture = /^\/(media|head)\/.*\.(svg|png|webp|jpe?g|avif)$|^\/uploads\/pictures\//;

/** Keeps whole answers of an origin that lets its bytes be read, and no page that came in the place of a file. */
const wholeFiles = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const isReadable = response.type === 'basic' || response.type === 'cors';
    const isFile = response.status === 200 && isReadable && !response.redirected;
    return isFile && !response.headers.get('content-type')?.startsWith('text/html') ? response : null;
  },
};

/** A file has one place, also where a retry asked for it by another address. */
const oneAddress = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const smallPictures = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    const bytes = Number(response.headers.get('content-length') ?? Infinity);
    return bytes <= largestPicture ? wholeFiles.cacheWillUpdate({ response }) : null;
  },
};

const from = (cacheName: string, plugins: Plugin) => ({
  cacheName,
  plugins,
  fetchOptions: asked,
  matchOptions: { ignoreVary: true },
});

/**
 * What is answered from caches beside the page. Everything else goes to the network untouched: the member API, the
 * registry with its document and console, clips, uploads, payments, other pages.
 */
export function answerFiles(): void {
  precacheAndRoute(shellBuild.files, { directoryIndex: '', cleanURLs: false });

  // Other languages, and what few screens need: by their hashes, when they are used.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && /^\/(js|css)\//.test(url.pathname),
    new CacheFirst(
      from(cacheOf.shell, [wholeFiles, new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })]),
    ),
  );

  // Releases by the hashes in their addresses; the browser checks them by their integrity here too, before they are
  // kept. A retry, which has a query, asks the network first. The page deletes what is no longer listed.
  const release = from(cacheOf.releases, [wholeFiles, oneAddress]);
  // Of which origins there may be releases, page and worker are told by their policies.
  const isRelease = ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }) =>
    (sameOrigin || request.mode === 'cors') && url.pathname.startsWith('/remotes/');
  registerRoute((file) => isRelease(file) && !file.url.search, new CacheFirst(release));
  registerRoute((file) => isRelease(file), new NetworkFirst(release));

  // Pictures of products, cities, videos and banners, and built-in avatars.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isPicture.test(url.pathname),
    new CacheFirst(
      from(cacheOf.pictures, [
        smallPictures,
        new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 7 * daySeconds, purgeOnQuotaError: true }),
      ]),
    ),
  );
}
