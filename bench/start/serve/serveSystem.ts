import { openRegistry, releaseId, serveRegistry, type Registry } from '../../../registry/src';
import { compressAnswers, createHttpServer } from '../../../server/src';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/workspace.mjs';
import { serveShell } from '../../../system/src/serveShell';

/** Who changes the registries, in their logs. */
export const by = { actor: { kind: 'registry', name: 'bench' }, why: 'Measured' } as const;

/** Serves the shell with a registry of its own, which is empty at first, beside the member API at a port. */
export async function serveSystem(port: number, apiPort: number) {
  const directory = mkdtempSync(join(tmpdir(), 'members-bench-registry-'));
  const registry = await openRegistry(directory);
  const app = createHttpServer({ logLevel: 'warn' });
  await compressAnswers(app);
  await serveRegistry(app, { registry });
  // As the system itself is told; else its first reads would wait for its code.
  await serveShell(app, {
    ...{ directory: join(root, 'shell/dist'), registry },
    settings: { apiBaseUrl: '/api' },
    api: () => `http://127.0.0.1:${apiPort}/api`,
  });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    registry,
    port,
    owns: (pathname: string) => !/^\/(api|uploads|media)\b/.test(pathname),
    async stop() {
      await app.close();
      await registry.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Publishes a build and activates it. Answers with its remote and its id. */
export async function publishActive(registry: Registry, directory: string) {
  const { manifest } = await registry.publish(directory, by);
  const { name } = manifest;
  const id = releaseId(manifest);
  await registry.activate(name, id, by);
  return { name, id };
}
