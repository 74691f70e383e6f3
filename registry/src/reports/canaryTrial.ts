import type { CanaryState, RemoteState } from '../log/state';

/** What shells reported during a canary: about it, and about the active release in the same time. */
export interface Trial {
  /** `seq` of the log entries that started the canary and its present step. */
  startSeq: number;
  stepSeq: number;
  loads: number;
  failures: number;
  /** Loads since the step began. */
  stepLoads: number;
  activeLoads: number;
  activeFailures: number;
}

/** The trials of the present canaries, by remote. They are saved in this form. */
export type Trials = Record<string, Trial>;

interface Reported {
  name: string;
  releaseId: string;
  canary: boolean;
  loads: number;
  failures: readonly unknown[];
}

/** Adds a report to the trial of its remote's canary, if there is one. */
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

/** The trial of a canary. A new canary starts at 0, a new step at `stepLoads` 0. */
export function trialOf(trials: Trials, name: string, { startSeq, stepSeq }: CanaryState): Trial {
  const known = trials[name];
  if (known?.startSeq !== startSeq)
    return { startSeq, stepSeq, loads: 0, failures: 0, stepLoads: 0, activeLoads: 0, activeFailures: 0 };
  return known.stepSeq === stepSeq ? known : { ...known, stepSeq, stepLoads: 0 };
}
