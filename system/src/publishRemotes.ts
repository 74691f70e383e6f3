import { publishBuild, type Registry } from '@members/registry';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { announce } from './announce';

/** The system's own first steps stand in the log under this name. */
const actor = { kind: 'registry', name: 'start' } as const;

/**
 * Publishes the remotes built in this checkout, each by its team's key, and makes each new build the one that runs. A
 * build that is published already changes nothing, so that what an operator has activated since stays in force.
 */
export async function publishRemotes(registry: Registry, root: string): Promise<void> {
  const built = (await readdir(root)).filter(
    (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'dist/remote.json')),
  );
  for (const folder of built) {
    const directory = join(root, folder, 'dist');
    const { name, releaseId, published } = await publishBuild(registry, directory, 'Built in this checkout');
    if (!published) continue;
    await registry.activate(name, releaseId, { actor, why: 'New build in this checkout' });
    announce(`Published ${name} ${releaseId}`);
  }
}
