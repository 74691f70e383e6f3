import { calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import { join } from 'node:path';
import type { Quota } from '../log/change';
import type { LogEntry } from '../log/openLog';
import type { Attribution, RegistryLog } from '../log/openRegistryLog';
import { Refusal } from '../log/refusal';
import { openKey, type SigningKey } from '../log/signing';
import type { Team } from '../log/state';

export interface NewTeam {
  team: string;
  /** The remote that it publishes. */
  remote: string;
  /** Public half of its key. */
  key: JWK;
}

/** Lets a key publish a remote. Rejects with a Refusal if the name or the key is taken, or the key is not one. */
export async function addTeam(
  registry: RegistryLog,
  { team, remote, key }: NewTeam,
  by: Attribution,
): Promise<LogEntry> {
  await importJWK(key, 'ES256').catch(() => {
    throw new Refusal('invalid', 'The key is not a public ECDSA P-256 key.');
  });
  const holder = await teamOfKey(await calculateJwkThumbprint(key), registry.state().teams);
  if (holder) throw new Refusal('invalid', `This key is team ${holder[0]}’s already.`);
  return registry.change(by, ({ teams }) => {
    if (Object.hasOwn(teams, team)) throw new Refusal('invalid', `There is a team ${team} already.`);
    return { kind: 'teamAdded', team, remote, key };
  });
}

/** Ends a team's right to publish; what it has published stays. */
export const removeTeam = (registry: RegistryLog, team: string, by: Attribution): Promise<LogEntry> =>
  registry.change(by, ({ teams }) => {
    if (!Object.hasOwn(teams, team)) throw new Refusal('notFound', `There is no team ${team}.`);
    return { kind: 'teamRemoved', team };
  });

/** Changes how much a team may publish. */
export const changeQuota = (
  registry: RegistryLog,
  { team, quota }: { team: string; quota: Quota },
  by: Attribution,
): Promise<LogEntry> =>
  registry.change(by, ({ teams }) => {
    if (!Object.hasOwn(teams, team)) throw new Refusal('notFound', `There is no team ${team}.`);
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
