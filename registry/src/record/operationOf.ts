import type { RegistryChange, RegistryEntry } from '@members/office-contract';
import type { Operation } from '@members/server';

/** A line of the operator log, without what each of them has. */
export type RecordedDecision = Omit<Operation, 'logKey'>;

type Told = Pick<RecordedDecision, 'action' | 'memberId' | 'before' | 'after' | 'details'> & {
  /** What it is about. */
  about: string;
};

/**
 * What the operator log has to tell of an entry of the registry's log; null where no operator made it. The subject has
 * the entry's number in it, so that each entry is one line however often it is told.
 */
export function operationOf(
  { seq, at, actor, why, change }: RegistryEntry,
  log: readonly RegistryEntry[],
): RecordedDecision | null {
  if (actor.kind !== 'operator') return null;
  const told = tellOf(change, log.slice(0, seq - 1));
  if (!told) return null;
  const { about, ...line } = told;
  const subject = `${about}, line ${seq} of the registry’s log`;
  return { ...line, subject, operator: actor.name, reason: why, now: new Date(at) };
}

/** `earlier` are the entries before, oldest first. */
function tellOf(change: RegistryChange, earlier: readonly RegistryEntry[]): Told | null {
  const newest = <Kind extends RegistryChange['kind']>(
    kinds: readonly Kind[],
    fits: (of: Extract<RegistryChange, { kind: Kind }>) => boolean,
  ) =>
    earlier
      .map((entry) => entry.change)
      .findLast((each): each is Extract<RegistryChange, { kind: Kind }> => {
        const of = each as Extract<RegistryChange, { kind: Kind }>;
        return (kinds as readonly string[]).includes(each.kind) && fits(of);
      });
  switch (change.kind) {
    case 'checked':
    case 'refused': {
      const { name, releaseId, findings } = change;
      const action = change.kind === 'checked' ? 'release checked' : 'release refused by the gate';
      return { action, about: `${name} ${releaseId}`, details: { findings: findings.map(({ id }) => id) } };
    }
    case 'activated':
    case 'rolledBack': {
      const { name, releaseId, before, forced } = change;
      const overridden = change.kind === 'activated' ? (change.overridden ?? []) : [];
      return {
        action: change.kind === 'activated' ? 'release activated' : 'release rolled back',
        about: `${name} ${releaseId}`,
        before: { active: before },
        after: { active: releaseId },
        details: { forced, ...(overridden.length > 0 && { overridden: overridden.map(({ id }) => id) }) },
      };
    }
    case 'canaryStarted':
    case 'canaryStepped':
    case 'canaryStopped': {
      const { kind, name, releaseId } = change;
      const started = kind === 'canaryStarted';
      const at = started ? undefined : newest(['canaryStarted', 'canaryStepped'], (of) => of.name === name);
      return {
        action: {
          canaryStarted: 'canary started',
          canaryStepped: 'canary moved',
          canaryStopped: 'canary stopped',
        }[kind],
        about: `${name} ${releaseId}`,
        before: { canary: at ? standOf(at) : null },
        after: { canary: kind === 'canaryStopped' ? null : standOf(change) },
        ...(started &&
          change.overridden && { details: { overridden: change.overridden.map(({ id }) => id) } }),
      };
    }
    case 'flagChanged': {
      const { name, flag, share, before } = change;
      const action = share === null ? 'flag removed' : 'flag set';
      return { action, about: `${name}.${flag}`, before: { share: before }, after: { share } };
    }
    case 'canarySettingsChanged': {
      const { settings, before } = change;
      return {
        action: 'rules of canaries set',
        about: 'canaries',
        before: { ...before },
        after: { ...settings },
      };
    }
    case 'overridesChanged': {
      const { overrides, before } = change;
      return {
        action: 'overrides set',
        about: 'overrides',
        before: { overrides: before },
        after: { overrides },
      };
    }
    case 'keyRotated':
    case 'keyReplaced':
      return {
        action: 'key of the registry changed',
        about: 'key of the registry',
        before: { key: change.before?.x ?? null },
        after: { key: change.key.x ?? null },
      };
    case 'teamAdded': {
      const { team, remote, key } = change;
      return { action: 'team added', about: `team ${team}`, after: { remote, key: key.x ?? null } };
    }
    case 'teamRemoved': {
      const { team } = change;
      const added = newest(['teamAdded'], (of) => of.team === team);
      return { action: 'team removed', about: `team ${team}`, before: { remote: added?.remote ?? null } };
    }
    case 'quotaChanged': {
      const { team, quota, before } = change;
      return {
        action: 'quota of a team set',
        about: `team ${team}`,
        before: { ...before },
        after: { ...quota },
      };
    }
    case 'previewStarted': {
      const { preview, name, releaseId, audience, until } = change;
      const memberId = typeof audience === 'object' ? { memberId: Number(audience.member) } : {};
      const after = { release: releaseId, audience, until };
      return { action: 'preview begun', about: `preview ${preview} of ${name}`, ...memberId, after };
    }
    case 'previewEnded': {
      const begun = newest(['previewStarted'], (of) => of.preview === change.preview);
      const before = begun && { release: begun.releaseId, audience: begun.audience, until: begun.until };
      return {
        action: 'preview ended',
        about: `preview ${change.preview} of ${begun?.name ?? '?'}`,
        ...(before && { before }),
      };
    }
    case 'published':
    case 'previewTaken':
    case 'operatorsChanged':
      return null;
  }
}

const standOf = ({ releaseId, step, share }: { releaseId: string; step: string; share: number }) => ({
  ...{ release: releaseId, step, share },
});
