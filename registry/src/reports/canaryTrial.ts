import type { CanaryState, RemoteState } from '../log/state';
import { noEvidence, withEvent, wonBy, type Evidence } from './evidence';
import { phases, type ReportedRelease } from './reportSchema';

/** What was reported of one release during a canary. */
interface Counts {
  loads: number;
  failures: number;
  /** Pages that told how long a press takes. */
  presses: number;
  /** Since the step began. */
  stepLoads: number;
  stepPresses: number;
}

/** What shells reported during a canary: about it, and about the active release in the same time. */
export interface Trial {
  /** `seq` of the log entries that started the canary and its present step. */
  startSeq: number;
  stepSeq: number;
  /** The largest share of the members that it has had, 0 to 1. */
  share: number;
  canary: Counts;
  active: Counts;
  /** Whether something happens more often with the canary, by question: a phase of failures, or `slow:<ms>`. */
  evidence: Readonly<Record<string, Evidence>>;
}

/** The trials of the present canaries, by remote. They are saved in this form. */
export type Trials = Record<string, Trial>;

/** A page's presses are compared by how many take longer than each of these, in milliseconds. */
export const slowPresses = [100, 150, 200, 300, 500, 1000] as const;

/** Half of the stake is on failures, half on presses. */
export const questions: readonly { key: string; stake: number }[] = [
  ...phases.map((key) => ({ key, stake: 0.5 / phases.length })),
  ...slowPresses.map((ms) => ({ key: `slow:${ms}`, stake: 0.5 / slowPresses.length })),
];

/**
 * How many times the stake the bets against a canary have won. Where it is as good as the active release, the chance
 * that this ever reaches 100 is 1 % at most, however often one looks.
 */
export const evidenceAgainst = ({ evidence }: Trial): number =>
  questions.reduce((sum, { key, stake }) => sum + stake * wonBy(evidence[key] ?? noEvidence), 0);

/** The question that speaks most against a canary, with its events and what the bets on it have won. */
export function worstQuestion({ evidence }: Trial): { key: string; won: number } & Omit<Evidence, 'bets'> {
  const asked = questions.map(({ key }) => ({ key, ...(evidence[key] ?? noEvidence) }));
  const [worst] = asked
    .map((each) => ({ ...each, won: wonBy(each) }))
    .sort((one, other) => other.won - one.won || other.canary - one.canary);
  return worst!;
}

/** So many loads of a step say nothing yet about the canary's share of them. */
const fewLoads = 10;

const noCounts: Counts = { loads: 0, failures: 0, presses: 0, stepLoads: 0, stepPresses: 0 };

/**
 * Adds a report to the trial of its remote's canary, if there is one. Failures in one phase count once for a page: one
 * that goes on failing is no more than one page. `ratio` is that of the settings.
 */
export function countInTrial(
  trials: Trials,
  remote: RemoteState | undefined,
  { reported, ratio }: { reported: ReportedRelease; ratio: number },
): void {
  if (!remote?.canary) return;
  const { name, releaseId, loads, failures } = reported;
  const ofCanary = reported.canary && releaseId === remote.canary.releaseId;
  if (!ofCanary && (reported.canary || releaseId !== remote.active)) return;
  const trial = trialOf(trials, name, remote.canary);
  const press = reported.vitals?.press;
  const more = { loads, failures: failures.length, presses: press === undefined ? 0 : 1 };
  const canary = ofCanary ? added(trial.canary, more) : trial.canary;
  const active = ofCanary ? trial.active : added(trial.active, more);

  const evidence = { ...trial.evidence };
  const add = (key: string, ofStep: 'stepLoads' | 'stepPresses') => {
    const ofLoads = canary[ofStep] / (canary[ofStep] + active[ofStep] + fewLoads);
    const share = Math.max(trial.share, ofLoads);
    evidence[key] = withEvent(evidence[key] ?? noEvidence, { ofCanary, share, ratio });
  };
  for (const phase of new Set(failures.filter(({ again }) => !again).map(({ phase }) => phase)))
    add(phase, 'stepLoads');
  for (const ms of slowPresses) if (press !== undefined && press > ms) add(`slow:${ms}`, 'stepPresses');
  trials[name] = { ...trial, canary, active, evidence };
}

const added = (counts: Counts, more: Pick<Counts, 'loads' | 'failures' | 'presses'>): Counts => ({
  loads: counts.loads + more.loads,
  failures: counts.failures + more.failures,
  presses: counts.presses + more.presses,
  stepLoads: counts.stepLoads + more.loads,
  stepPresses: counts.stepPresses + more.presses,
});

/** The trial of a canary. A new canary starts at 0, a new step with new counts of its own. */
export function trialOf(trials: Trials, name: string, { startSeq, stepSeq, share }: CanaryState): Trial {
  const known = trials[name];
  if (known?.startSeq !== startSeq || !known.evidence)
    return { startSeq, stepSeq, share, canary: noCounts, active: noCounts, evidence: {} };
  if (known.stepSeq === stepSeq) return known;
  const newStep = (counts: Counts): Counts => ({ ...counts, stepLoads: 0, stepPresses: 0 });
  return {
    ...known,
    stepSeq,
    share: Math.max(share, known.share),
    canary: newStep(known.canary),
    active: newStep(known.active),
  };
}
