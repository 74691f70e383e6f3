import { releaseId, type Registry } from '@members/registry';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { announce } from './announce';

/** The system's own first steps stand in the log under this name. */
const actor = { kind: 'registry', name: 'start' } as const;

/**
 * Publishes the remotes built in this checkout and makes each new build the one that runs. A build that is
 * published already changes nothing, so that what an operator has activated since stays in force.
 */
export async function publishRemotes(registry: Registry, root: string): Promise<void> {
  const built = (await readdir(root)).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist/remote.json')),
  );
  for (const name of built) {
    const { manifest, published } = await registry.publish(join(root, name, 'dist'), {
      actor,
      why: 'Built in this checkout',
    });
    if (!published) continue;
    await registry.activate(name, releaseId(manifest), { actor, why: 'New build in this checkout' });
    announce(`Published ${name} ${releaseId(manifest)}`);
  }
}
