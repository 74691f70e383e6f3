import type { CanarySettings } from '../log/canarySettings';
import { pluralise } from '../log/pluralise';
import type { CanaryState } from '../log/state';
import type { Trial } from '../reports/canaryTrial';

/** What to do with a canary now, and the figures that say so. */
export type Verdict =
  | { do: 'wait' }
  | { do: 'step'; step: string; why: string }
  | { do: 'promote' | 'stop'; why: string };

/** A failure rate up to this counts as normal, however low the active release's is. */
const normalRate = 0.01;

/**
 * Judges a canary by what was reported. It is stopped if it has at least `failures` failures and its failure rate is
 * more than `ratio` times the active release's. It takes the next step when its step has lasted long enough, has loads
 * enough, and its rate is not too high. `now` is in milliseconds since 1970.
 */
export function judgeCanary(
  { canary, trial, settings }: { canary: CanaryState; trial: Trial; settings: CanarySettings },
  now: number,
): Verdict {
  const { steps, minLoads, failures, ratio } = settings;
  const isWorse =
    failureRate(trial.failures, trial.loads) >
    ratio * Math.max(failureRate(trial.activeFailures, trial.activeLoads), normalRate);
  if (isWorse && trial.failures >= failures)
    return { do: 'stop', why: `Taken back: ${describeFigures(trial)}.` };
  const index = steps.findIndex(({ name }) => name === canary.step);
  const step = steps[index];
  if (!step || isWorse || trial.stepLoads < minLoads) return { do: 'wait' };
  if (now - Date.parse(canary.stepAt) < step.minutes * 60_000) return { do: 'wait' };
  const next = steps[index + 1];
  const why = `${step.name} is over, with ${describeFigures(trial)}.`;
  return next ? { do: 'step', step: next.name, why } : { do: 'promote', why };
}

/** Failures per load, 1 at most: one page can fail more than once. */
const failureRate = (failures: number, loads: number): number => Math.min(1, failures / Math.max(1, loads));

const describeFigures = ({ loads, failures, activeLoads, activeFailures }: Trial): string =>
  `${pluralise(failures, 'failure')} in ${pluralise(loads, 'load')}, the active release ${activeFailures} in ${activeLoads}`;
