import type { CanarySettings, Finding, LogEntry, OverrideRule, RegistryOverview } from '../api/types';

/** What an operator can decide; each decision is a log entry. */
export type Decision =
  | { kind: 'activate'; name: string; releaseId: string }
  | { kind: 'rollBack'; name: string; releaseId: string }
  | { kind: 'startCanary'; name: string; releaseId: string }
  | { kind: 'setCanaryStep'; name: string; step: string }
  | { kind: 'promoteCanary'; name: string }
  | { kind: 'stopCanary'; name: string }
  | { kind: 'changeOverrides'; overrides: OverrideRule }
  | { kind: 'changeCanarySettings'; settings: CanarySettings };

/** A decision that the operator is making. */
export interface DecisionDraft {
  decision: Decision;
  why: string;
  /** Members get the release at once instead of at their next navigation. */
  force: boolean;
  /** Ids of the soft findings that the operator overrides. */
  overridden: readonly string[];
  /** `seq` of the newest log entry that the operator has seen. */
  revision: number;
  /** What others changed after that, as the registry's refusal says. */
  changed: readonly LogEntry[];
  /** What the gate found when it refused the release; null before that. */
  findings: readonly Finding[] | null;
}

export const newDraft = (decision: Decision, revision: number): DecisionDraft => ({
  decision,
  why: '',
  force: false,
  overridden: [],
  revision,
  changed: [],
  findings: null,
});

/** The draft after a refusal because of others' changes, which the sheet then shows: the operator has seen them. */
export function withSeenChanges(draft: DecisionDraft, changed: readonly LogEntry[]): DecisionDraft {
  const revision = Math.max(draft.revision, ...changed.map(({ seq }) => seq));
  return { ...draft, revision, changed: [...draft.changed, ...changed] };
}

/** A reason has 3 to 500 characters. */
export const whyLimits = { min: 3, max: 500 };

export const isReason = (why: string): boolean =>
  why.trim().length >= whyLimits.min && why.trim().length <= whyLimits.max;

/** What the gate found in the release to decide on: in its refusal, or else in the last check. */
export function findingsOf(
  { decision, findings }: DecisionDraft,
  overview: RegistryOverview,
): readonly Finding[] {
  if (findings) return findings;
  if (decision.kind !== 'activate' && decision.kind !== 'startCanary') return [];
  const remote = overview.remotes.find(({ name }) => name === decision.name);
  return remote?.releases.find(({ releaseId }) => releaseId === decision.releaseId)?.check?.findings ?? [];
}

/** Soft findings that the operator has not overridden yet. */
export const unresolvedFindings = ({ overridden }: DecisionDraft, findings: readonly Finding[]): Finding[] =>
  findings.filter(({ id, level }) => level === 'soft' && !overridden.includes(id));

interface DecisionRequest {
  method: 'POST' | 'PUT';
  /** Under `/registry/api/`. */
  path: string;
  body: object;
}

/** The request that sends a decision to the registry. */
export function decisionRequest({ decision, ...draft }: DecisionDraft): DecisionRequest {
  const { why, revision, force, overridden } = draft;
  const attribution = { why: why.trim(), revision };
  const post = (name: string, action: string, body: object): DecisionRequest => ({
    method: 'POST',
    path: `remotes/${encodeURIComponent(name)}/${action}`,
    body: { ...body, ...attribution },
  });
  switch (decision.kind) {
    case 'activate':
      return post(decision.name, 'activate', {
        releaseId: decision.releaseId,
        force,
        overrideFindings: overridden,
      });
    case 'rollBack':
      return post(decision.name, 'rollback', { releaseId: decision.releaseId, force });
    case 'startCanary':
      return post(decision.name, 'canary', { releaseId: decision.releaseId, overrideFindings: overridden });
    case 'setCanaryStep':
      return post(decision.name, 'canary/step', { step: decision.step });
    case 'promoteCanary':
      return post(decision.name, 'canary/promote', {});
    case 'stopCanary':
      return post(decision.name, 'canary/stop', {});
    case 'changeOverrides':
      return { method: 'PUT', path: 'overrides', body: { overrides: decision.overrides, ...attribution } };
    case 'changeCanarySettings':
      return { method: 'PUT', path: 'canary-settings', body: { ...decision.settings, ...attribution } };
  }
}
