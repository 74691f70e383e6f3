import fastifyStatic from '@fastify/static';
import type { Registry } from '@members/registry';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ShellOptions {
  /** The built shell. */
  directory: string;
  registry: Registry;
  /** The stand-alone verifier, one file, served at `/verify.html`. */
  verifier?: string;
  /** What the page is told at run time; `apiBaseUrl` comes before the rule of D19. */
  settings?: { apiBaseUrl?: string };
}

/** A script element with JSON in it, which no text in the JSON can close. */
const json = (id: string, value: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The signed document, whose characters are those of base64url and the dot. */
const signed = (document: string): string =>
  `<script id="members-registry" type="application/jose">${document}</script>`;

/**
 * Serves the built shell: its files, which carry their hashes in their names, and the page with the registry
 * document inlined. A path deep link gets the same page (D08). `/shell.json` tells what a release can count on.
 */
export async function serveShell(app: FastifyInstance, options: ShellOptions) {
  const { directory, registry, verifier, settings = {} } = options;
  const html = await readFile(join(directory, 'index.html'), 'utf8');
  const page = () =>
    html.replace(
      '</head>',
      [
        json('members-settings', { ...settings, registryKey: registry.publicKey }),
        signed(registry.signedDocument()),
        '</head>',
      ].join(''),
    );
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*', 'shell.json*', '.build-id', '**/*.map'],
  });
  app.get('/', (_request, reply) => sendPage(reply));
  const facts = await readFile(join(directory, 'shell.json'));
  app.get('/shell.json', (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(facts),
  );
  if (verifier) {
    const file = await readFile(verifier);
    app.get('/verify.html', (_request, reply) =>
      reply.type('text/html').header('cache-control', 'no-cache').send(file),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && /text\/html/.test(request.headers.accept ?? '');
    return isPage ? sendPage(reply) : reply.code(404).type('text/plain').send('Not found');
  });

  function sendPage(reply: import('fastify').FastifyReply) {
    return reply.type('text/html').header('cache-control', 'no-cache').send(page());
  }
}
