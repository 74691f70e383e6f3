import type { Finding, LogEntry } from '../api/types';
import { formatShare, pluralise } from '../format/formatNumbers';

export interface ChangeDescription {
  /** What happened, as a sentence without its subject: `activated 0.2.0+b`. */
  what: string;
  /** The remote that changed; null for a change that concerns all. */
  remote: string | null;
  /** Values before and after, if the change has any. */
  move?: { before: string | null; after: string };
  /** What the gate found, or what was overridden of it. */
  findings?: readonly Finding[];
}

type Change = LogEntry['change'];

/** Puts a change into words. */
export function describeChange(change: Change): ChangeDescription {
  switch (change.kind) {
    case 'published': {
      const { name, version, buildId } = change.release;
      return { what: `published ${version}+${buildId}`, remote: name };
    }
    case 'checked':
      return {
        ...gated(change),
        what: `checked ${change.releaseId}: ${pluralise(change.findings.length, 'finding')}`,
      };
    case 'refused':
      return { ...gated(change), what: `was refused ${change.releaseId} by the gate` };
    case 'activated':
    case 'rolledBack':
      return moved(change);
    case 'canaryStarted':
      return {
        what: `started a canary of ${change.releaseId} at ${stepOf(change)}`,
        remote: change.name,
        ...(change.overridden?.length ? { findings: change.overridden } : {}),
      };
    case 'canaryStepped':
      return { what: `set the canary of ${change.releaseId} to ${stepOf(change)}`, remote: change.name };
    case 'canaryStopped':
      return { what: `ended the canary of ${change.releaseId}`, remote: change.name };
    case 'flagChanged': {
      const { name, flag, share, before } = change;
      if (share === null) return { what: `removed the flag ${flag}`, remote: name };
      const move = { before: before === null ? null : formatShare(before), after: formatShare(share) };
      return { what: `set the flag ${flag}`, remote: name, move };
    }
    case 'canarySettingsChanged':
      return {
        what: 'changed the rules for canaries',
        remote: null,
        move: { before: rulesOf(change.before), after: rulesOf(change.settings) },
      };
    case 'overridesChanged':
      return {
        what: 'changed who may override',
        remote: null,
        move: { before: whoOf(change.before), after: whoOf(change.overrides) },
      };
    case 'keyRotated':
      return {
        what: 'had the next key sign the document',
        remote: null,
        move: { before: change.before.x ?? null, after: change.key.x ?? '' },
      };
    case 'keyReplaced':
      return {
        what: 'replaced the key of the document without the one before',
        remote: null,
        move: { before: change.before?.x ?? null, after: change.key.x ?? '' },
      };
    case 'teamAdded':
      return { what: `let team ${change.team} publish ${change.remote}`, remote: change.remote };
    case 'teamRemoved':
      return { what: `took publishing from team ${change.team}`, remote: null };
    case 'quotaChanged':
      return {
        what: `changed what team ${change.team} may publish`,
        remote: null,
        move: { before: quotaOf(change.before), after: quotaOf(change.quota) },
      };
    case 'previewStarted':
      return { what: `began preview ${change.preview} of ${change.releaseId}`, remote: change.name };
    case 'previewTaken':
      return { what: `gave preview ${change.preview} to a device`, remote: null };
    case 'previewEnded':
      return { what: `ended preview ${change.preview}`, remote: null };
    case 'operatorsChanged':
      return {
        what: `set the operators: ${change.operators.map(({ name, rights }) => `${name} (${rights.join(', ')})`).join(', ')}`,
        remote: null,
      };
    default:
      return unknown(change);
  }
}

const gated = ({ name, findings }: { name: string; findings: readonly Finding[] }) => ({
  remote: name,
  ...(findings.length > 0 ? { findings } : {}),
});

function moved(change: Extract<Change, { kind: 'activated' | 'rolledBack' }>): ChangeDescription {
  const { name, releaseId, before, forced } = change;
  const did = change.kind === 'activated' ? 'activated' : 'went back to';
  return {
    what: `${did} ${releaseId}${forced ? ', by force' : ''}`,
    remote: name,
    move: { before, after: releaseId },
    ...(change.kind === 'activated' && change.overridden?.length ? { findings: change.overridden } : {}),
  };
}

const stepOf = ({ step, share }: { step: string; share: number }) => `“${step}” (${formatShare(share)})`;

const whoOf = (rule: Extract<Change, { kind: 'overridesChanged' }>['overrides']) =>
  typeof rule === 'string' ? rule : `members ${rule.join(', ')}`;

const rulesOf = ({
  steps,
  minLoads,
  failures,
  ratio,
}: Extract<Change, { kind: 'canarySettingsChanged' }>['before']) =>
  `${steps.map(({ name, share, minutes }) => `${name} ${formatShare(share)} for ${minutes} min`).join(', ')}; ` +
  `${pluralise(minLoads, 'load')}, ${pluralise(failures, 'failure')}, ${ratio} times`;

const quotaOf = ({ bytes, releasesPerDay }: Extract<Change, { kind: 'quotaChanged' }>['quota']) =>
  `${bytes / 1_000_000} MB, ${pluralise(releasesPerDay, 'release')} a day`;

/** A registry that is newer than this page can have other changes. */
const unknown = (change: { kind: string; name?: string }): ChangeDescription => ({
  what: change.kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  remote: change.name ?? null,
});

/** Names who made a log entry: an operator, a team, or the registry itself. */
export function describeActor({ actor }: Pick<LogEntry, 'actor'>): string {
  if (actor.kind === 'team') return `Team ${actor.name}`;
  return actor.kind === 'registry' ? `The registry (${actor.name})` : actor.name;
}
