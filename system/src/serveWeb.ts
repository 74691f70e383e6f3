import { serveRegistry, type Gate, type Registry } from '@members/registry';
import type { Config } from '@members/server';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { pageSettingsOf, serveShell, type ShellOptions } from './serveShell';

export interface WebOptions {
  registry: Registry;
  /** The repository, with shell, remotes and console built. */
  root: string;
  gate: Gate;
  sources: ShellOptions['sources'];
  config: Config;
}

/** What browsers load: the page, the registry with its console, the files of releases, the stand-alone verifier. */
export async function serveWeb(
  app: FastifyInstance,
  { registry, root, gate, sources, config }: WebOptions,
): Promise<void> {
  const consoleDirectory = join(root, 'registry/console/dist');
  const publisher = join(root, 'registry/dist/publish.mjs');
  await app.register((scope) => serveRegistry(scope, { registry, gate, consoleDirectory, publisher }));
  await serveShell(app, {
    directory: join(root, 'shell/dist'),
    registry,
    verifier: join(root, 'shared/verifier/dist/verify.html'),
    sources,
    settings: pageSettingsOf(config),
  });
}
