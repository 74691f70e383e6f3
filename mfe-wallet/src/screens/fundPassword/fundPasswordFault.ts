/** What is wrong with an entry, and where. */
export interface FundPasswordFault<Field extends string> {
  field: Field;
  fault: 'incomplete' | 'inconsistent';
}

const isComplete = (digits: string) => digits.length === 6;

/** Setting it: both entries are six digits and equal; the same words for either fault (VAL-08, D44). */
export function newFundPasswordFault({
  fresh,
  repeat,
}: Readonly<Record<'fresh' | 'repeat', string>>): FundPasswordFault<'fresh' | 'repeat'> | null {
  if (!isComplete(fresh)) return { field: 'fresh', fault: 'incomplete' };
  return fresh === repeat ? null : { field: 'repeat', fault: 'incomplete' };
}

/** Changing it: three times six digits, the new ones equal (VAL-09, D44). */
export function changedFundPasswordFault(
  values: Readonly<Record<'old' | 'fresh' | 'repeat', string>>,
): FundPasswordFault<'old' | 'fresh' | 'repeat'> | null {
  const short = (['old', 'fresh', 'repeat'] as const).find((field) => !isComplete(values[field]));
  if (short) return { field: short, fault: 'incomplete' };
  return values.fresh === values.repeat ? null : { field: 'repeat', fault: 'inconsistent' };
}
