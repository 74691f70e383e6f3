import { counted } from '../counted';
import type { CanaryState } from '../state/state';
import type { CanarySettings } from './settings';
import type { Trial } from './trial';

/** What is done with a canary now, and on which figures. */
export type Verdict =
  { do: 'wait' } | { do: 'step'; step: string; why: string } | { do: 'promote' | 'stop'; why: string };

/** Fewer failures than this share of the loads are no reason, however few the active release has. */
const noise = 0.01;

/**
 * Judges a canary by what was reported. From `failures` on it goes back where its failure rate is more than `ratio`
 * times the active release's. It grows when its step has lasted and has loads enough, and its rate is not too high.
 */
export function judge(
  { canary, trial, settings }: { canary: CanaryState; trial: Trial; settings: CanarySettings },
  now: number,
): Verdict {
  const { steps, minLoads, failures, ratio } = settings;
  const isWorse =
    rate(trial.failures, trial.loads) >
    ratio * Math.max(rate(trial.activeFailures, trial.activeLoads), noise);
  if (isWorse && trial.failures >= failures) return { do: 'stop', why: `Taken back: ${figuresOf(trial)}.` };
  const place = steps.findIndex(({ name }) => name === canary.step);
  const step = steps[place];
  if (!step || isWorse || trial.stepLoads < minLoads) return { do: 'wait' };
  if (now - Date.parse(canary.stepAt) < step.minutes * 60_000) return { do: 'wait' };
  const next = steps[place + 1];
  const why = `${step.name} is over, with ${figuresOf(trial)}.`;
  return next ? { do: 'step', step: next.name, why } : { do: 'promote', why };
}

/** One page can fail more than once. */
const rate = (failures: number, loads: number): number => Math.min(1, failures / Math.max(1, loads));

const figuresOf = ({ loads, failures, activeLoads, activeFailures }: Trial): string =>
  `${counted(failures, 'failure')} in ${counted(loads, 'load')}, the active release ${activeFailures} in ${activeLoads}`;
