import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './ScreenBody.module.css';

export interface ScreenBodyProps {
  children: ReactNode;
  /** Without side padding, for lists that reach the edges. */
  flush?: boolean;
  className?: string;
}

/** The column under the nav bar: 16 px at the sides, 12 px between its parts. */
export function ScreenBody({ children, flush, className }: ScreenBodyProps) {
  return <div className={classNames(styles.body, flush && styles.flush, className)}>{children}</div>;
}
