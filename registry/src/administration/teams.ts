import { Declined, type RegistryEntry, type TeamQuota } from '@members/office-contract';
import { calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { join } from 'node:path';
import type { Attribution, RegistryLog } from '../log/openRegistryLog';
import { openKey, type SigningKey } from '../log/signing';
import type { Team } from '../log/state';

export interface NewTeam {
  team: string;
  /** The remote that it publishes. */
  remote: string;
  /** Public half of its key. */
  key: JWK;
}

/** Lets a key publish a remote. Rejects with a Declined if the name or the key is taken, or the key is not one. */
export async function addTeam(
  registry: RegistryLog,
  { team, remote, key }: NewTeam,
  by: Attribution,
): Promise<RegistryEntry> {
  await importJWK(key, 'ES256').catch(() => {
    throw new Declined('keyUnreadable');
  });
  const holder = await teamOfKey(await calculateJwkThumbprint(key), registry.state().teams);
  if (holder) throw new Declined('keyTaken', { team: holder[0] });
  return registry.change(by, ({ teams }) => {
    if (Object.hasOwn(teams, team)) throw new Declined('teamExists', { team });
    return { kind: 'teamAdded', team, remote, key };
  });
}

/** Ends a team's right to publish; what it has published stays. */
export const removeTeam = (registry: RegistryLog, team: string, by: Attribution): Promise<RegistryEntry> =>
  registry.change(by, ({ teams }) => {
    if (!Object.hasOwn(teams, team)) throw new Declined('missing', { what: `team ${team}` });
    return { kind: 'teamRemoved', team };
  });

/** Changes how much a team may publish. */
export const changeQuota = (
  registry: RegistryLog,
  { team, quota }: { team: string; quota: TeamQuota },
  by: Attribution,
): Promise<RegistryEntry> =>
  registry.change(by, ({ teams }) => {
    if (!Object.hasOwn(teams, team)) throw new Declined('missing', { what: `team ${team}` });
    return { kind: 'quotaChanged', team, quota, before: teams[team]!.quota };
  });

/** The team whose public key has this RFC 7638 thumbprint, with its name. */
export async function teamOfKey(
  thumbprint: unknown,
  teams: Readonly<Record<string, Team>>,
): Promise<[string, Team] | undefined> {
  for (const entry of Object.entries(teams))
    if ((await calculateJwkThumbprint(entry[1].key)) === thumbprint) return entry;
  return undefined;
}

/** The file of the key that publishes a remote built on the registry's own machine. */
export const ownKeyFile = (registryDirectory: string, remote: string): string =>
  join(registryDirectory, 'team-keys', `${remote}.json`);

/**
 * The key that publishes a remote built on the registry's own machine. On first use it is made and its team added. A
 * team that was removed later stays removed.
 */
export async function ownTeamKey(registry: RegistryLog, remote: string): Promise<SigningKey> {
  const key = await openKey(ownKeyFile(registry.directory, remote));
  const team = remote.replace('mfe-', '');
  const wasAdded = registry.log().some(({ change }) => change.kind === 'teamAdded' && change.team === team);
  if (!wasAdded) {
    const by = { actor: { kind: 'registry', name: 'start' }, why: 'Built on this machine' } as const;
    await addTeam(registry, { team, remote, key: key.publicJwk }, by);
  }
  return key;
}
