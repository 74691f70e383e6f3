import type { Registry } from '../../../registry/src';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../../../scripts/workspace.mjs';
import { copyBuild } from '../../../e2e/support/swap/copyBuild';
import { publishActive, serveSystem } from './serveSystem';

/** Serves the system with so many remotes, each of which has an active release and one before it. */
export async function serveRemotes(count: number, port: number, apiPort: number) {
  const system = await serveSystem(port, apiPort);
  for (let number = 0; number < count; number += 1)
    for (const turn of ['first', 'second']) await release(system.registry, number, turn);
  return system;
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
    await publishActive(registry, build.directory);
  } finally {
    rmSync(build.directory, { recursive: true, force: true });
  }
}
