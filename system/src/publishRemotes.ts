import { publishBuild, Refusal, type Registry } from '@members/registry';
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
  // At once: each waits for the disk, file by file.
  const builds = await Promise.all(
    built.map((folder) => publishBuild(registry, join(root, folder, 'dist'), 'Built in this checkout')),
  );
  const fresh = builds.filter(({ published }) => published);
  // A route may have moved from one remote to another: that takes effect once the other has given it up.
  const waiting = await activateAll(registry, fresh);
  for (const { refused } of await activateAll(registry, waiting)) announce(refused);
}

interface Fresh {
  name: string;
  releaseId: string;
}

/** Makes builds active; returns those that were refused, each with the reason. */
async function activateAll(
  registry: Registry,
  builds: readonly Fresh[],
): Promise<(Fresh & { refused: string })[]> {
  const refused: (Fresh & { refused: string })[] = [];
  for (const { name, releaseId } of builds)
    try {
      await registry.activate(name, releaseId, { actor, why: 'New build in this checkout' });
      announce(`Published ${name} ${releaseId}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ name, releaseId, refused: error.message });
    }
  return refused;
}
