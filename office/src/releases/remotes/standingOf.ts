import type { RegistryOverview, RemoteOverview } from '@members/office-contract';

/** How a remote stands, and how much it needs an operator: 0 not at all. */
export interface Standing {
  /** Of its text. */
  key: 'fails' | 'canaryWorse' | 'takenBack' | 'canary' | 'nothing' | 'failed' | 'well';
  failures: number;
  /** Of the loads that failed, 0 to 1. */
  share: number;
  tone: 'neutral' | 'success' | 'warn' | 'danger';
  urgency: number;
}

/** Failures in an hour, and their share of the loads, from which an active release fails. */
const manyFailures = 10;
const muchFails = 0.05;
/** Evidence from which a canary waits for more. */
const suspicious = 10;

/** How a remote stands: the worst that can be said of it. */
export function standingOf(
  remote: RemoteOverview,
  health: RegistryOverview['health'][string] = {},
): Standing {
  const { active, canary, takenBack } = remote;
  const { loads = 0, failures = 0 } = (active && health[active]) || {};
  const share = failures / Math.max(loads, failures, 1);
  const figures = { failures, share };
  if (failures >= manyFailures && share >= muchFails)
    return { key: 'fails', tone: 'danger', urgency: 5 + share, ...figures };
  if (canary && canary.trial.evidence >= suspicious)
    return { key: 'canaryWorse', tone: 'danger', urgency: 4, ...figures };
  if (takenBack) return { key: 'takenBack', tone: 'warn', urgency: 3, ...figures };
  if (canary) return { key: 'canary', tone: 'warn', urgency: 2, ...figures };
  if (!active) return { key: 'nothing', tone: 'neutral', urgency: 0, ...figures };
  if (failures > 0) return { key: 'failed', tone: 'neutral', urgency: 1 + share, ...figures };
  return { key: 'well', tone: 'success', urgency: 0, ...figures };
}

/** Remotes with their standing, those first that need an operator most. */
export const worstFirst = ({ remotes, health }: Pick<RegistryOverview, 'remotes' | 'health'>) =>
  remotes
    .map((remote) => ({ remote, standing: standingOf(remote, health[remote.name]) }))
    .sort(
      (one, other) =>
        other.standing.urgency - one.standing.urgency || one.remote.name.localeCompare(other.remote.name),
    );
