import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import type { FieldNotes, useFieldIds } from './useFieldIds';
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
