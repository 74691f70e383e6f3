import fastifyStatic from '@fastify/static';
import { compressAnswers, createHttpServer } from '../../../server/src';
import type { Registry } from '../../../registry/src';
import fastify from 'fastify';
import { readdirSync } from 'node:fs';
import { serveShell } from '../../../system/src/serveShell';

const noRemotes = Buffer.from('{"remotes":{}}').toString('base64url');

/** A page without a registry: its document lists no remote, and nobody may override a release. */
const noRegistry = {
  publicKey: () => ({}),
  signedDocument: () => `e30.${noRemotes}.`,
  document: () => ({ overrides: 'nobody' }),
} as unknown as Registry;

/** Serves another build of the shell as the system serves its own. Answers with the port, its paths and what stops it. */
export async function serveShellBuild(directory: string, port: number) {
  const app = createHttpServer({ logLevel: 'warn' });
  await compressAnswers(app);
  // As the system is told; else its first reads would wait for its code.
  await serveShell(app, { directory, registry: noRegistry, settings: { apiBaseUrl: '/api' } });
  await app.listen({ port, host: '127.0.0.1' });
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' });
  const paths = new Set(['/', ...files.map((file) => `/${file}`)]);
  return { port, owns: (pathname: string) => paths.has(pathname), stop: () => app.close() };
}

/** Serves the pages and remotes of the peers, precompressed and cached as the system's own files are, under no policy. */
export async function servePeers(directory: string, port: number) {
  const app = fastify();
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/peers/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header(
        'cache-control',
        /\.html(\.br|\.gz)?$/.test(path) ? 'no-cache' : 'public, max-age=31536000, immutable',
      ),
  });
  await app.listen({ port, host: '127.0.0.1' });
  return { port, owns: (pathname: string) => pathname.startsWith('/peers/'), stop: () => app.close() };
}
