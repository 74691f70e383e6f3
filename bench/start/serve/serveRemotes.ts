import { openRegistry, releaseId, serveRegistry, type Registry } from '../../../registry/src';
import { compressAnswers, createHttpServer } from '../../../server/src';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes, root } from '../../../scripts/workspace.mjs';
import { copyBuild } from '../../../e2e/support/swap/copyBuild';
import { serveShell } from '../../../system/src/serveShell';

const by = { actor: { kind: 'registry', name: 'bench' }, why: 'Measured' } as const;

/** Serves the shell with a registry of its own, in which so many remotes have an active release and one before it. */
export async function serveRemotes(count: number, port: number) {
  const directory = mkdtempSync(join(tmpdir(), 'members-bench-remotes-'));
  const registry = await openRegistry(directory);
  for (let number = 0; number < count; number += 1)
    for (const turn of ['first', 'second']) await release(registry, number, turn);
  const app = createHttpServer({ logLevel: 'warn' });
  await compressAnswers(app);
  await serveRegistry(app, { registry });
  await serveShell(app, { directory: join(root, 'shell/dist'), registry });
  await app.listen({ port, host: '127.0.0.1' });
  return {
    port,
    owns: (pathname: string) => !/^\/(api|uploads|media)\b/.test(pathname),
    async stop() {
      await app.close();
      await registry.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Releases a remote: one of this repository, or from the sixth on a copy of one under other names and routes. */
async function release(registry: Registry, number: number, turn: string): Promise<void> {
  const original = remotes[number % remotes.length]!;
  const build = copyBuild(
    original,
    createHash('sha256').update(`${number} ${turn}`).digest('hex').slice(0, 12),
  );
  try {
    if (number >= remotes.length) {
      const own = (path: string) => `/Team${number}${path}`;
      const { manifest } = build;
      manifest.name = `mfe-team-${number}`;
      manifest.routes = manifest.routes.map((route) => ({ ...route, path: own(route.path) }));
      const { files } = manifest;
      if (files)
        manifest.files = {
          ...files,
          routes: Object.fromEntries(
            Object.entries(files.routes).map(([path, needed]) => [own(path), needed]),
          ),
        };
      writeFileSync(join(build.directory, 'remote.json'), JSON.stringify(manifest));
    }
    const { manifest } = await registry.publish(build.directory, by);
    await registry.activate(manifest.name, releaseId(manifest), by);
  } finally {
    rmSync(build.directory, { recursive: true, force: true });
  }
}
