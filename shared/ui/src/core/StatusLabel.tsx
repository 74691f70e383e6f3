import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './StatusLabel.module.css';

export interface StatusLabelProps {
  tone?: 'neutral' | 'success' | 'warn' | 'danger';
  /** Something is still under way: the dot breathes. */
  waiting?: boolean;
  /** The state in words; the colour only goes with it. */
  children: ReactNode;
}

/** State of a record: a dot and a word. */
export function StatusLabel({ tone = 'neutral', waiting, children }: StatusLabelProps) {
  return (
    <span className={classNames(styles.label, styles[tone])}>
      <span className={classNames(styles.dot, waiting && styles.waiting)} aria-hidden="true" />
      {children}
    </span>
  );
}
