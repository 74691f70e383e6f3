import type { FailurePhase, Suspicion } from '@members/office-contract';
import { pluralise } from '../log/pluralise';
import { worstQuestion, type Trial } from './canaryTrial';

/** What speaks most against a canary; null where nothing does. */
export function suspicionOf(trial: Trial): Suspicion | null {
  const { key, won, ...events } = worstQuestion(trial);
  if (won <= 1) return null;
  const { canary, active } = trial;
  const [, slow] = key.split(':');
  const pagesOf = ({ presses, loads }: Trial['canary']) => (slow ? presses : loads);
  return {
    of: slow ? { slowMs: Number(slow) } : { phase: key as FailurePhase },
    canary: { events: events.canary, pages: pagesOf(canary) },
    active: { events: events.active, pages: pagesOf(active) },
  };
}

/** The same in English, for the log. */
export function describeSuspicion(trial: Trial): string | null {
  const suspicion = suspicionOf(trial);
  if (!suspicion) return null;
  const { of, canary, active } = suspicion;
  const [what, pages] =
    'slowMs' in of
      ? [`presses of more than ${of.slowMs} ms`, pluralise(canary.pages, 'page')]
      : [`failures in ${of.phase}`, pluralise(canary.pages, 'load')];
  return `${what} in ${canary.events} of ${pages}, with the active release in ${active.events} of ${active.pages}`;
}
