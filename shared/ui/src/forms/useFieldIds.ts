import { useId } from 'react';

/** What says more about a field, under it. */
export interface FieldNotes {
  /** Shown before the member can break the rule: format, limits. */
  hint?: React.ReactNode;
  /** What is wrong and how to mend it. Marks the field invalid. */
  error?: React.ReactNode;
}

/** Ids that tie a control to its label, hint and error. */
export function useFieldIds(id: string | undefined, { hint, error }: FieldNotes) {
  const own = useId();
  const control = id ?? own;
  const hintId = hint ? `${control}-hint` : undefined;
  const errorId = error ? `${control}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return {
    control,
    label: `${control}-label`,
    hintId,
    errorId,
    aria: { 'aria-describedby': describedBy, 'aria-invalid': error ? (true as const) : undefined },
  };
}
