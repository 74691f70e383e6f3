import type { Finding, RegistryOverview } from '../api/types';
import type { DecisionDraft } from './decision';

/** What the gate has found in the release that is decided on: in its refusal, else in the last check. */
export function findingsOf(
  { decision, findings }: DecisionDraft,
  overview: RegistryOverview,
): readonly Finding[] {
  if (findings) return findings;
  if (decision.kind !== 'activate' && decision.kind !== 'startCanary') return [];
  const remote = overview.remotes.find(({ name }) => name === decision.name);
  return remote?.releases.find(({ releaseId }) => releaseId === decision.releaseId)?.check?.findings ?? [];
}

/** Soft findings that are not overridden yet. */
export const leftToOverride = ({ overridden }: DecisionDraft, findings: readonly Finding[]): Finding[] =>
  findings.filter(({ id, level }) => level === 'soft' && !overridden.includes(id));
