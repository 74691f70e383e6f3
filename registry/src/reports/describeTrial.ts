import { pluralise } from '../log/pluralise';
import { worstQuestion, type Trial } from './canaryTrial';

/** What speaks most against a canary, with its figures; null where nothing does. */
export function describeSuspicion(trial: Trial): string | null {
  const { key, won, ...events } = worstQuestion(trial);
  if (won <= 1) return null;
  const { canary, active } = trial;
  const [, slow] = key.split(':');
  return slow
    ? `presses of more than ${slow} ms in ${events.canary} of ${pluralise(canary.presses, 'page')}, with the active release in ${events.active} of ${active.presses}`
    : `failures in ${key} in ${events.canary} of ${pluralise(canary.loads, 'load')}, with the active release in ${events.active} of ${active.loads}`;
}
