import type { ReactNode } from 'react';
import { ErrorIcon } from '../core/icons';
import styles from './Field.module.css';

/** What is wrong with a field, announced at once. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className={styles.error} role="alert">
      <ErrorIcon size={16} className={styles.errorIcon} />
      {children}
    </p>
  );
}
