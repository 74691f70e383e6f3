import type { RegistryOverview, RemoteOverview } from '../api/types';
import { formatShare } from '../format/formatNumbers';

/** How a remote stands, in words, and how much it needs an operator: 0 not at all. */
export interface Standing {
  text: string;
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
  if (failures >= manyFailures && share >= muchFails)
    return { text: `Fails in ${formatShare(share)}`, tone: 'danger', urgency: 5 + share };
  if (canary && canary.trial.evidence >= suspicious)
    return { text: 'Canary does worse', tone: 'danger', urgency: 4 };
  if (takenBack) return { text: 'Taken back', tone: 'warn', urgency: 3 };
  if (canary) return { text: 'Canary', tone: 'warn', urgency: 2 };
  if (!active) return { text: 'Nothing runs', tone: 'neutral', urgency: 0 };
  if (failures > 0) return { text: `${failures} failed`, tone: 'neutral', urgency: 1 + share };
  return { text: 'Does well', tone: 'success', urgency: 0 };
}

/** Remotes with their standing, those first that need an operator most. */
export const worstFirst = ({ remotes, health }: Pick<RegistryOverview, 'remotes' | 'health'>) =>
  remotes
    .map((remote) => ({ remote, standing: standingOf(remote, health[remote.name]) }))
    .sort(
      (one, other) =>
        other.standing.urgency - one.standing.urgency || one.remote.name.localeCompare(other.remote.name),
    );
