import fastifyStatic from '@fastify/static';
import { builtFiles } from '@members/server';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The page runs the console's scripts and no other, asks its own origin alone, and can't be framed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Serves the built console at `/registry/`. */
export async function serveConsole(app: FastifyInstance, directory: string): Promise<void> {
  const page = await readFile(join(directory, 'index.html'));
  app.get('/registry', (_request, reply) => reply.redirect('/registry/', 308));
  app.get('/registry/', (_request, reply) => reply.headers(pageHeaders).type('text/html').send(page));
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/registry/',
    ...builtFiles,
    globIgnore: ['index.html*', '.build-id', '**/*.map'],
  });
}
