/** The registry as a process of its own: releases, API and console on a port of its own, and `/healthz`. */
import fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadRegistryConfig, type RegistryConfig } from './config';
import { liveGate } from './gate/gateChecks';
import { openRegistry } from './openRegistry';
import { serveRegistry } from './serveRegistry';

const consoleDirectory = resolve(import.meta.dirname, '../console/dist');
const publisher = resolve(import.meta.dirname, '../dist/publish.mjs');

async function start(config: RegistryConfig): Promise<FastifyInstance> {
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

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

try {
  const app = await start(loadRegistryConfig(process.env));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0), fail));
} catch (error) {
  fail(error);
}
