import { openRegistry, serveRegistry } from '@members/registry';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { publishRemotes } from './publishRemotes';
import { serveShell, type ShellOptions } from './serveShell';

/** What members' browsers load: the page, the registry document, the files of releases, the stand-alone verifier. */
export async function serveWeb(
  app: FastifyInstance,
  { dataDir, root, sources }: { dataDir: string; root: string; sources?: ShellOptions['sources'] },
): Promise<void> {
  const registry = await openRegistry(join(dataDir, 'registry'));
  await publishRemotes(registry, root);
  await app.register((scope) => serveRegistry(scope, { registry }));
  await serveShell(app, {
    directory: join(root, 'shell/dist'),
    registry,
    verifier: join(root, 'shared/verifier/dist/verify.html'),
    sources,
  });
}
