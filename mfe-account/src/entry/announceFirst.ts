import { announce } from '@members/mfe-kit';
import type { Faults } from '@members/ui/forms';

/** Says the first of what is wrong in a toast, too, in the words that stand at the field (VAL-01, VAL-02, VAL-11). */
export function announceFirst<Field extends string>(faults: Faults<Field>): Faults<Field> {
  const first = Object.values(faults).find((fault) => typeof fault === 'string');
  if (typeof first === 'string') announce(first, 'danger');
  return faults;
}
