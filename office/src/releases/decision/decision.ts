import type {
  CanarySettings,
  Finding,
  OfficeParams,
  OverrideRule,
  RegistryEntry,
  RegistryOverview,
} from '@members/office-contract';

/** What an operator can decide on the state of the registry; each decision is an entry of its log. */
export type Decision =
  | { kind: 'activate'; name: string; releaseId: string }
  | { kind: 'rollBack'; name: string; releaseId: string }
  | { kind: 'startCanary'; name: string; releaseId: string }
  | { kind: 'setCanaryStep'; name: string; step: string }
  | { kind: 'promoteCanary'; name: string }
  | { kind: 'stopCanary'; name: string }
  | { kind: 'setFlag'; name: string; flag: string; share: number }
  | { kind: 'switchFlagOff'; name: string; flag: string; keep: boolean }
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
  /** `seq` of the newest entry of the log that the operator has seen. */
  revision: number;
  /** What others changed after that, as the refusal says. */
  changed: readonly RegistryEntry[];
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
export function withSeenChanges(draft: DecisionDraft, changed: readonly RegistryEntry[]): DecisionDraft {
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

const callIds = {
  activate: 'activateRelease',
  rollBack: 'goBack',
  startCanary: 'startCanary',
  setCanaryStep: 'setCanaryStep',
  promoteCanary: 'promoteCanary',
  stopCanary: 'stopCanary',
  setFlag: 'setFlag',
  switchFlagOff: 'switchFlagOff',
  changeOverrides: 'setOverrides',
  changeCanarySettings: 'setCanarySettings',
} as const satisfies Record<Decision['kind'], string>;

export type DecisionCallId = (typeof callIds)[Decision['kind']];

/** The call that sends a decision. */
export const callOf = ({ kind }: Decision): DecisionCallId => callIds[kind];

/** What that call takes. */
export function paramsOf({ decision, why, revision, force, overridden }: DecisionDraft) {
  const { kind, ...about } = decision;
  return {
    ...about,
    ...((kind === 'activate' || kind === 'rollBack') && { force }),
    ...((kind === 'activate' || kind === 'startCanary') && { overrideFindings: [...overridden] }),
    reason: why.trim(),
    revision,
  } as OfficeParams<DecisionCallId>;
}
