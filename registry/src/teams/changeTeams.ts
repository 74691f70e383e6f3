import { calculateJwkThumbprint, importJWK, type JWK } from 'jose';
import type { LogEntry } from '../log/openLog';
import type { Reasoned, Registry } from '../openRegistry';
import { teamOfKey } from '../publishing/statement';
import { Refusal } from '../refusal';

export interface NewTeam {
  team: string;
  /** The remote that it publishes. */
  remote: string;
  /** Public half of its key. */
  key: JWK;
}

/** Lets a key publish a remote. Throws a Refusal where the name or the key is taken, or the key is none. */
export async function addTeam(
  registry: Registry,
  { team, remote, key }: NewTeam,
  by: Reasoned,
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

/** A team's key publishes nothing any more; what it has published stays. */
export const removeTeam = (registry: Registry, team: string, by: Reasoned): Promise<LogEntry> =>
  registry.change(by, ({ teams }) => {
    if (!Object.hasOwn(teams, team)) throw new Refusal('notFound', `There is no team ${team}.`);
    return { kind: 'teamRemoved', team };
  });
