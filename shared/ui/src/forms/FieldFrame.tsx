import { type ReactNode, useId } from 'react';
import { ErrorIcon } from '../core/ownIcons';
import styles from './Field.module.css';

export interface FieldFrameProps extends FieldNotes {
  ids: ReturnType<typeof useFieldIds>;
  label: ReactNode;
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  /** Beside the label, at the right. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, control, then the error and the hint below it. */
export function FieldFrame({ ids, label, hideLabel, aside, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={hideLabel ? styles.hiddenHead : styles.head}>
        <label id={ids.label} htmlFor={ids.control} className={styles.label}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field, announced at once. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <ErrorIcon size={16} className={styles.errorIcon} />
      {children}
    </p>
  );
}

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
