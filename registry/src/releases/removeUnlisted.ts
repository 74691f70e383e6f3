import { releaseId } from '@members/mfe-kit/release';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryState } from '../state/state';

/** Takes away what a crash left: uploads that ended half way, and releases whose line in the log wasn't written. */
export async function removeUnlisted(found: {
  releasesDirectory: string;
  incomingDirectory: string;
  state: RegistryState;
}): Promise<void> {
  const { releasesDirectory, incomingDirectory, state } = found;
  await rm(incomingDirectory, { recursive: true, force: true });
  for (const name of await readdir(releasesDirectory)) {
    const listed = new Set(state.releases[name]?.map(releaseId));
    for (const id of await readdir(join(releasesDirectory, name)))
      if (!listed.has(id)) await rm(join(releasesDirectory, name, id), { recursive: true, force: true });
  }
}
