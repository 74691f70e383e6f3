import fastifyStatic from '@fastify/static';
import type { Registry } from '@members/registry';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** JSON that can stand inside a script element. */
const inlined = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Serves the built shell: its files, which carry their hashes in their names, and the page with the registry
 * document inlined. A path deep link gets the same page (D08).
 */
export async function serveShell(app: FastifyInstance, options: { directory: string; registry: Registry }) {
  const { directory, registry } = options;
  const html = await readFile(join(directory, 'index.html'), 'utf8');
  const page = () =>
    html.replace(
      '</head>',
      `<script id="members-registry" type="application/json">${inlined(registry.document())}</script></head>`,
    );
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*', '.build-id', '**/*.map'],
  });
  app.get('/', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
    return isPage ? sendPage(reply) : reply.code(404).type('text/plain').send('Not found');
  });

  function sendPage(reply: import('fastify').FastifyReply) {
    return reply.type('text/html').header('cache-control', 'no-cache').send(page());
  }
}
