import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { releaseId } from '@members/mfe-kit/release';
import { filesIn, type Registry } from '../openRegistry';
import { parseManifest } from '../releases/manifest';
import { findRelease } from '../state/state';
import { ownTeamKey } from '../teams/ownTeams';
import { publishRelease } from './publishRelease';
import { signBuild } from './signBuild';

/**
 * Publishes a remote that was built on the registry's own machine, signed by its team's key as an upload is.
 * `published` is false where this build is there already.
 */
export async function publishBuild(
  registry: Registry,
  directory: string,
  why: string,
): Promise<{ name: string; releaseId: string; published: boolean }> {
  const manifest = parseManifest(await readFile(join(directory, 'remote.json'), 'utf8'));
  const { name } = manifest;
  const id = releaseId(manifest);
  if (findRelease(registry.state(), name, id)) return { name, releaseId: id, published: false };
  const { statement, signed } = await signBuild(directory, await ownTeamKey(registry, name), why);
  const delivery = { statement: signed, files: filesIn(directory, statement.files) };
  return { ...(await publishRelease(registry, delivery, Date.now())), published: true };
}
