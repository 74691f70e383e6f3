import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { findRelease } from '../log/state';
import type { ReleaseStore } from './openReleaseStore';
import { isMap } from './releaseFiles';

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
  app.addHook('onSend', async (_request, reply) => void reply.headers(releaseFileHeaders));
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain').send('Not found'));
  await app.register(fastifyStatic, {
    root: registry.releasesDirectory,
    prefix: '/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
    allowedPath: (path) => isOffered(registry, path),
  });
}

/** Whether a path, without its encoding, is below the directory of a release that members could get at some time. */
function isOffered(registry: ReleaseStore, path: string): boolean {
  const [, name, id, file] = /^\/?([\w-]+)\/([\w.+-]+)\/([\w@.+/-]+)$/.exec(path) ?? [];
  if (!name || !id || !file || isMap(file) || file.split('/').includes('..')) return false;
  return Object.hasOwn(registry.state().releases, name) && !!findRelease(registry.state(), name, id)?.offered;
}
