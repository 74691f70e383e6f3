import fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { liveGate } from './activation/liveGate';
import type { RegistryConfig } from './config';
import { openRegistry } from './openRegistry';
import { serveRegistry } from './serveRegistry';

const consoleDirectory = resolve(import.meta.dirname, '../console/dist');
const publisher = resolve(import.meta.dirname, '../dist/publish.mjs');

/** A registry that runs by itself: releases, API and console on a port of its own, and `/healthz`. */
export async function startRegistry(config: RegistryConfig): Promise<FastifyInstance> {
  const { port, host, dataDir, shellUrl, member, trustProxy, logLevel } = config;
  const registry = await openRegistry(join(dataDir, 'registry'));
  const app = fastify({ logger: { level: logLevel }, trustProxy });
  app.addHook('onClose', () => registry.close());
  app.get('/healthz', () => ({ status: 'ok', revision: registry.document().revision }));
  await app.register((scope) =>
    serveRegistry(scope, {
      registry,
      ...(shellUrl ? { gate: liveGate({ shellUrl: () => shellUrl, member }) } : {}),
      ...(existsSync(publisher) ? { publisher } : {}),
      ...(existsSync(join(consoleDirectory, 'index.html')) ? { consoleDirectory } : {}),
    }),
  );
  await app.listen({ port, host });
  return app;
}
