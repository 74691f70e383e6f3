import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findRelease } from '../log/state';
import type { ReleaseStore } from './openReleaseStore';
import { createDifferences, dictionaryHeader, hasDifferences, type FileOfRelease } from './differences';
import { isMap } from './releaseFiles';

/** Seconds that browsers keep a file, which never changes. */
const year = 365 * 24 * 3600;

/** No file of a release works as a page, in a frame or as a worker that asks or loads anything. */
export const releaseFileHeaders = {
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Serves the signed document and the files of releases to shells of any origin. */
export async function serveReleases(app: FastifyInstance, registry: ReleaseStore): Promise<void> {
  // Every open page asks every 3 s: what costs nothing is not logged either.
  app.get('/registry.jws', { logLevel: 'warn' }, (request, reply) => {
    const { revision, issuedAt } = registry.document();
    const tag = `"${revision}.${issuedAt}"`;
    void reply
      .header('cache-control', 'no-cache')
      .header('etag', tag)
      .header('access-control-allow-origin', '*');
    return request.headers['if-none-match'] === tag
      ? reply.code(304).send()
      : reply.type('application/jose').send(registry.signedDocument());
  });
  await app.register((files) => serveFiles(files, registry), { prefix: '/remotes' });
}

/** Serves the files of releases that run or have run. What was never activated, and source maps, are nowhere to be had. */
async function serveFiles(app: FastifyInstance, registry: ReleaseStore): Promise<void> {
  const differences = createDifferences(registry);
  app.addHook('onSend', async (_request, reply) => void reply.headers(releaseFileHeaders));
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  app.addHook('onRequest', async ({ method, params, headers }, reply) => {
    const file = offeredFile(registry, (params as { '*'?: string })['*'] ?? '');
    if (!file) return reply.callNotFound();
    if (!hasDifferences(file)) return;
    void reply.headers({ ...dictionaryHeader(file), vary: 'accept-encoding, available-dictionary' });
    const difference = method === 'GET' && (await differences.ofRequest(file, headers));
    if (difference)
      return reply
        .headers({ ...difference.headers, 'cache-control': `public, max-age=${year}, immutable` })
        .send(difference.body);
  });
  await app.register(fastifyStatic, {
    root: registry.releasesDirectory,
    prefix: '/',
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    // Nobody asks whether a file has changed that never does.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    decorateReply: false,
    index: false,
  });
}

/** The file of a path, without its encoding, if it is below the directory of a release that members could get at some time. */
function offeredFile(registry: ReleaseStore, path: string): FileOfRelease | undefined {
  const [, name, id, file] = /^\/?([\w-]+)\/([\w.+-]+)\/([\w@.+/-]+)$/.exec(path) ?? [];
  if (!name || !id || !file || isMap(file) || file.split('/').includes('..')) return undefined;
  const { releases } = registry.state();
  const offered = Object.hasOwn(releases, name) && findRelease(registry.state(), name, id)?.offered;
  return offered ? { name, id, path: file } : undefined;
}
