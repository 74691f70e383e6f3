import type { CanarySettings, Finding, LogEntry, OverrideRule } from '../api/types';

/** Something an operator can do that members notice or that is kept in the log. */
export type Decision =
  | { kind: 'activate'; name: string; releaseId: string }
  | { kind: 'goBack'; name: string; releaseId: string }
  | { kind: 'startCanary'; name: string; releaseId: string }
  | { kind: 'setCanaryStep'; name: string; step: string }
  | { kind: 'promoteCanary'; name: string }
  | { kind: 'stopCanary'; name: string }
  | { kind: 'changeOverrides'; overrides: OverrideRule }
  | { kind: 'changeCanarySettings'; settings: CanarySettings };

/** A decision that is being made. */
export interface DecisionDraft {
  decision: Decision;
  why: string;
  /** Members take the release at once, without waiting for a navigation. */
  force: boolean;
  /** Ids of the soft findings that the operator overrides. */
  overridden: readonly string[];
  /** The revision that the operator saw. */
  revision: number;
  /** What others changed after that, as the registry told when it refused. */
  changed: readonly LogEntry[];
  /** What the gate found when it refused; null before that. */
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

/** After a refusal because of others' changes: what was shown is what is decided on next. */
export function seeing(draft: DecisionDraft, changed: readonly LogEntry[]): DecisionDraft {
  const revision = Math.max(draft.revision, ...changed.map(({ seq }) => seq));
  return { ...draft, revision, changed: [...draft.changed, ...changed] };
}

/** A reason has 3 to 500 characters. */
export const whyLimits = { least: 3, most: 500 };

export const isReason = (why: string): boolean =>
  why.trim().length >= whyLimits.least && why.trim().length <= whyLimits.most;
