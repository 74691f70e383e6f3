import type { RegistryEntry, ReleaseHealth } from '@members/office-contract';
import { pluralise } from '../log/pluralise';

/** What operators are told of a release. */
export interface ReleaseAlert {
  /** Names what happened: told twice, it is heard once. */
  event: string;
  /** A canary or a release was taken back; the active release fails. */
  kind: 'releaseTakenBack' | 'releaseFails';
  /** The remote. */
  subject: string;
  values: {
    /** The release that was taken back, or fails. */
    releaseId: string;
    /** What runs for all members; empty for nothing. */
    active: string;
    /** Who took it back: `registry canary`, or `operator` with a name; empty where nobody did anything. */
    by: string;
    why: string;
  };
}

interface Known {
  active: (remote: string) => string | null;
}

/** What a log entry has to tell; null for most. */
export function alertOfEntry(
  { seq, at, actor, why, change }: RegistryEntry,
  { active }: Known,
): ReleaseAlert | null {
  if (change.kind !== 'canaryStopped' && change.kind !== 'rolledBack') return null;
  const { name: remote, kind } = change;
  const releaseId = kind === 'rolledBack' ? change.before : change.releaseId;
  if (!releaseId) return null;
  const by = `${actor.kind} ${actor.name}`;
  return {
    ...{ event: `release-log-${seq}-${at}`, kind: 'releaseTakenBack', subject: remote },
    values: { releaseId, active: active(remote) ?? '', by, why },
  };
}

const recentMs = 10 * 60_000;
/** Failures in ten minutes, and their share of the loads, from which an active release fails. */
const manyFailures = 20;
const muchFails = 0.1;

/** What an active release has to tell by what was reported in the last ten minutes; null where it does well. */
export function alertOfHealth(
  release: { remote: string; releaseId: string; health: ReleaseHealth },
  now: number,
): ReleaseAlert | null {
  const { remote, releaseId, health } = release;
  const recent = health.series.filter(({ at }) => Date.parse(at) > now - recentMs);
  const sum = (of: 'loads' | 'failures') => recent.reduce((total, minute) => total + minute[of], 0);
  const [loads, failures] = [sum('loads'), sum('failures')];
  if (failures < manyFailures || failures < muchFails * loads) return null;
  const at = new Date(now).toISOString();
  const newest = health.errors[0];
  const why =
    `${pluralise(failures, 'failure')} in ${pluralise(loads, 'load')} in ten minutes` +
    (newest ? `, the newest in ${newest.phase}: ${newest.message}` : '');
  return {
    ...{ event: `release-fails-${releaseId}-${at}`, kind: 'releaseFails', subject: remote },
    values: { releaseId, active: releaseId, by: '', why },
  };
}
