import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './store';

/** Serves the document at `/registry.json` and the files of all releases, which never change, under `/remotes`. */
export async function serveRegistry(app: FastifyInstance, { registry }: { registry: Registry }) {
  app.get('/registry.json', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .send(registry.document()),
  );
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
