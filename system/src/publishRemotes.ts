import { releaseId, type Registry } from '@members/registry';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { announce } from './announce';

/** The system's own first steps stand in the log under this name. */
const actor = { kind: 'registry', name: 'start' } as const;

const remotes = ['mfe-lottery', 'mfe-video', 'mfe-wallet', 'mfe-catalogue', 'mfe-account'];

/**
 * Publishes the remotes built in this checkout and makes each new build the one that runs. A build that is
 * published already changes nothing, so that what an operator has activated since stays in force.
 */
export async function publishRemotes(registry: Registry, root: string): Promise<void> {
  for (const name of remotes) {
    const built = join(root, name, 'dist');
    if (!existsSync(join(built, 'remote.json'))) continue;
    const { manifest, published } = await registry.publish(built, { actor, why: 'Built in this checkout' });
    if (!published) continue;
    await registry.activate(name, releaseId(manifest), { actor, why: 'New build in this checkout' });
    announce(`Published ${name} ${releaseId(manifest)}`);
  }
}
