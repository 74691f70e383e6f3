import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './openReleaseStore';

/** Serves the signed document and the files of all releases to shells of any origin. */
export async function serveReleases(app: FastifyInstance, registry: ReleaseStore): Promise<void> {
  app.get('/registry.jws', (request, reply) => {
    const tag = `"${registry.document().revision}"`;
    void reply
      .header('cache-control', 'no-cache')
      .header('etag', tag)
      .header('access-control-allow-origin', '*');
    return request.headers['if-none-match'] === tag
      ? reply.code(304).send()
      : reply.type('application/jose').send(registry.signedDocument());
  });
  await app.register(fastifyStatic, {
    root: registry.releasesDirectory,
    prefix: '/remotes/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
    setHeaders: (reply) => {
      reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    },
  });
}
