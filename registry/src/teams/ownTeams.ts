import { join } from 'node:path';
import type { Registry } from '../openRegistry';
import { openKey, type SigningKey } from '../signing/keys';
import { addTeam } from './changeTeams';

/** The key of the team of a remote that is built on the registry's own machine. */
export const ownKeyFile = (registryDirectory: string, remote: string): string =>
  join(registryDirectory, 'team-keys', `${remote}.json`);

/**
 * The key with which a remote built on this machine is published; made, and made known as its team's, on first use.
 * A team that was removed later stays removed.
 */
export async function ownTeamKey(registry: Registry, remote: string): Promise<SigningKey> {
  const key = await openKey(ownKeyFile(registry.directory, remote));
  const team = remote.replace('mfe-', '');
  const wasAdded = registry.log().some(({ change }) => change.kind === 'teamAdded' && change.team === team);
  if (!wasAdded) {
    const by = { actor: { kind: 'registry', name: 'start' }, why: 'Built on this machine' } as const;
    await addTeam(registry, { team, remote, key: key.publicJwk }, by);
  }
  return key;
}
