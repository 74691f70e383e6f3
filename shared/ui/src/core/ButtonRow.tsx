import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './ButtonRow.module.css';

export interface ButtonRowProps {
  /** Two buttons, the main one last. */
  children: ReactNode;
  /** Both equally wide; otherwise the last one takes what the others leave. */
  equal?: boolean;
}

/** Buttons side by side over the full width. */
export function ButtonRow({ children, equal }: ButtonRowProps) {
  return <div className={classNames(styles.row, equal && styles.equal)}>{children}</div>;
}
