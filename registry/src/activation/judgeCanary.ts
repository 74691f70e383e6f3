import type { CanarySettings } from '@members/office-contract';
import { pluralise } from '../log/pluralise';
import type { CanaryState } from '../log/state';
import { evidenceAgainst, worstQuestion, type Trial } from '../reports/canaryTrial';
import { describeSuspicion } from '../reports/describeTrial';

/** What to do with a canary now, and the figures that say so. */
export type Verdict =
  | { do: 'wait' }
  | { do: 'step'; step: string; why: string }
  | { do: 'promote' | 'stop'; why: string };

/** Evidence at which a canary is taken back: one in a hundred canaries that are as good as the active release gets there. */
const stopAt = 100;
/** Evidence at which it waits for more before it is given to more members. */
const waitAt = 10;

/**
 * Judges a canary by what was reported. It is stopped where enough speaks against it, and what does has happened with it
 * `failures` times at least. It takes the next step when its step has lasted long enough, has loads enough, and
 * little speaks against it. `now` is in milliseconds since 1970.
 */
export function judgeCanary(
  { canary, trial, settings }: { canary: CanaryState; trial: Trial; settings: CanarySettings },
  now: number,
): Verdict {
  const { steps, minLoads, failures } = settings;
  const against = evidenceAgainst(trial);
  if (against >= stopAt && worstQuestion(trial).canary >= failures)
    return { do: 'stop', why: `Taken back: ${describeSuspicion(trial)}.` };
  const index = steps.findIndex(({ name }) => name === canary.step);
  const step = steps[index];
  if (!step || against >= waitAt || trial.canary.stepLoads < minLoads) return { do: 'wait' };
  if (now - Date.parse(canary.stepAt) < step.minutes * 60_000) return { do: 'wait' };
  const next = steps[index + 1];
  const why = `${step.name} is over, with ${describeFigures(trial)}.`;
  return next ? { do: 'step', step: next.name, why } : { do: 'promote', why };
}

const describeFigures = ({ canary, active }: Trial): string =>
  `${pluralise(canary.failures, 'failure')} in ${pluralise(canary.loads, 'load')}, the active release ${active.failures} in ${active.loads}`;
