import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page runs its own files only, and no other page can frame it. */
const pageHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Serves the built console at `/registry/`. */
export async function serveConsole(app: FastifyInstance, directory: string): Promise<void> {
  const page = await readFile(join(directory, 'index.html'));
  app.get('/registry', (_request, reply) => reply.redirect('/registry/', 308));
  app.get('/registry/', (_request, reply) => reply.headers(pageHeaders).type('text/html').send(page));
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/registry/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*', '.build-id', '**/*.map'],
    setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
  });
}

/** Serves the program with which a team publishes, at `/registry/publish.mjs`. */
export function servePublisher(app: FastifyInstance, file: string): void {
  app.get('/registry/publish.mjs', (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'attachment; filename="publish.mjs"')
      .send(createReadStream(file)),
  );
}
