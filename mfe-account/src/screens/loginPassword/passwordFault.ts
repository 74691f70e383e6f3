/** What is typed to change the login password (SET-09). */
export type PasswordField = 'current' | 'fresh' | 'repeat';

export type PasswordFault = 'incomplete' | 'inconsistent';

/** The first field that VAL-10 finds fault with: all three are required, and the new ones have to be equal. */
export function passwordFault(
  values: Readonly<Record<PasswordField, string>>,
): { field: PasswordField; fault: PasswordFault } | null {
  const empty = (['current', 'fresh', 'repeat'] as const).find((field) => values[field] === '');
  if (empty) return { field: empty, fault: 'incomplete' };
  return values.fresh === values.repeat ? null : { field: 'repeat', fault: 'inconsistent' };
}
