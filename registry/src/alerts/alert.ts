import type { RegistryEntry, ReleaseHealth } from '@members/office-contract';
import { pluralise } from '../log/pluralise';

/** The body of a call of the webhook, as JSON. */
export interface Alert {
  /** Tells one alert from another: the same one can arrive twice. */
  id: string;
  /** A canary or a release was taken back; the active release fails. */
  kind: 'taken-back' | 'failing';
  remote: string;
  /** The release that was taken back, or fails. */
  releaseId: string;
  /** What runs for all members; null for nothing. */
  active: string | null;
  /** Who took it back: `registry canary`, or `operator` with a name. Null where nobody did anything. */
  by: string | null;
  why: string;
  /** ISO 8601. */
  at: string;
  /** Where an operator reads on. */
  url: string;
  /** All of it in a sentence, as chats show it. */
  text: string;
}

interface Known {
  active: (remote: string) => string | null;
  urlOf: (remote: string) => string;
}

/** What a log entry has to tell; null for most. */
export function alertOfEntry(
  { seq, at, actor, why, change }: RegistryEntry,
  { active, urlOf }: Known,
): Alert | null {
  if (change.kind !== 'canaryStopped' && change.kind !== 'rolledBack') return null;
  const { name: remote, kind } = change;
  const releaseId = kind === 'rolledBack' ? change.before : change.releaseId;
  if (!releaseId) return null;
  const by = `${actor.kind} ${actor.name}`;
  const what = kind === 'rolledBack' ? 'was taken back' : 'ended as a canary';
  return {
    ...{ id: `log-${seq}`, kind: 'taken-back', remote, releaseId, active: active(remote), by, why, at },
    url: urlOf(remote),
    text: `${remote} ${releaseId} ${what} (${by}): ${why}`,
  };
}

const recentMs = 10 * 60_000;
/** Failures in ten minutes, and their share of the loads, from which an active release fails. */
const manyFailures = 20;
const muchFails = 0.1;

/** What an active release has to tell by what was reported in the last ten minutes; null where it does well. */
export function alertOfHealth(
  release: { remote: string; releaseId: string; health: ReleaseHealth },
  { now, urlOf }: { now: number } & Pick<Known, 'urlOf'>,
): Alert | null {
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
    ...{ id: `failing-${releaseId}-${at}`, kind: 'failing', remote, releaseId, active: releaseId, by: null },
    ...{ why, at, url: urlOf(remote), text: `${remote} ${releaseId} fails: ${why}` },
  };
}
