import type { CanaryState, RemoteState } from '../state/state';

/** What was reported during a canary: of it, and beside it of the active release. */
export interface Trial {
  /** The lines of the log that began the canary, and its present step. */
  startSeq: number;
  stepSeq: number;
  loads: number;
  failures: number;
  /** Loads since the step began. */
  stepLoads: number;
  activeLoads: number;
  activeFailures: number;
}

/** The trials that run, by remote. As they are saved. */
export type Trials = Record<string, Trial>;

interface Reported {
  name: string;
  releaseId: string;
  canary: boolean;
  loads: number;
  failures: readonly unknown[];
}

/** Counts a report for the canary of its remote, if there is one. */
export function countInTrial(trials: Trials, remote: RemoteState | undefined, reported: Reported): void {
  if (!remote?.canary) return;
  const { name, releaseId, loads, failures } = reported;
  const trial = (trials[name] = trialOf(trials, name, remote.canary));
  if (reported.canary && releaseId === remote.canary.releaseId) {
    trial.loads += loads;
    trial.stepLoads += loads;
    trial.failures += failures.length;
  } else if (!reported.canary && releaseId === remote.active) {
    trial.activeLoads += loads;
    trial.activeFailures += failures.length;
  }
}

/** The figures of a canary; a new canary, and a new step, begin at nothing. */
export function trialOf(trials: Trials, name: string, { startSeq, stepSeq }: CanaryState): Trial {
  const known = trials[name];
  if (known?.startSeq !== startSeq)
    return { startSeq, stepSeq, loads: 0, failures: 0, stepLoads: 0, activeLoads: 0, activeFailures: 0 };
  return known.stepSeq === stepSeq ? known : { ...known, stepSeq, stepLoads: 0 };
}
