/** The registry as a process of its own: releases and publishing on one port, with `/healthz`, operators on another. */
import fastify from 'fastify';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadRegistryConfig, type RegistryConfig } from './config';
import { liveGate } from './gate/gateChecks';
import { openRegistry } from './openRegistry';
import { serveRegistry } from './serveRegistry';

const consoleDirectory = resolve(import.meta.dirname, '../console/dist');
const publisher = resolve(import.meta.dirname, '../dist/publish.mjs');
const packages = resolve(import.meta.dirname, '../dist/packages');

async function start(config: RegistryConfig): Promise<{ close(): Promise<void> }> {
  const { port, host, officePort, officeOrigin, dataDir, shellUrl, member, trustProxy, logLevel } = config;
  const registry = await openRegistry(join(dataDir, 'registry'));
  const open = () => fastify({ logger: { level: logLevel }, trustProxy });
  const [app, office] = [open(), open()];
  app.addHook('onClose', () => registry.close());
  app.get('/healthz', () => {
    const { revision, expiresAt } = registry.document();
    return { status: 'ok', revision, expiresAt };
  });
  await app.register((scope) =>
    serveRegistry(scope, {
      registry,
      ...(shellUrl
        ? { gate: liveGate({ shellUrl: () => shellUrl, member, warn: (sentence) => app.log.warn(sentence) }) }
        : {}),
      ...(existsSync(publisher) ? { publisher } : {}),
      ...(existsSync(packages) ? { packages } : {}),
      office: {
        app: office,
        origin: officeOrigin,
        ...(existsSync(join(consoleDirectory, 'index.html')) ? { consoleDirectory } : {}),
      },
    }),
  );
  await office.listen({ port: officePort, host });
  await app.listen({ port, host });
  return { close: async () => void (await Promise.all([app.close(), office.close()])) };
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

try {
  const running = await start(loadRegistryConfig(process.env));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void running.close().then(() => process.exit(0), fail));
} catch (error) {
  fail(error);
}
