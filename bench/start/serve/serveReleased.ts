import { join } from 'node:path';
import { remotes, root } from '../../../scripts/workspace.mjs';
import { by, publishActive, serveSystem } from './serveSystem';

/**
 * Serves the system with the remotes of this checkout, and with a changed build of one of them that can be released and
 * taken back. It was active before too, so that each document names two releases of that remote.
 */
export async function serveReleased({
  port,
  apiPort,
  changed,
}: {
  port: number;
  apiPort: number;
  changed: string;
}) {
  const { registry, ...server } = await serveSystem(port, apiPort);
  const { name, id } = await publishActive(registry, changed);
  const published = new Map<string, string>();
  for (const remote of remotes) {
    const built = await publishActive(registry, join(root, remote, 'dist'));
    published.set(built.name, built.id);
  }
  return {
    ...server,
    release: () => registry.activate(name, id, by),
    takeBack: () => registry.activate(name, published.get(name)!, by),
  };
}
