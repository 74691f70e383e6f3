import type { ReactNode } from 'react';
import styles from './CardActions.module.css';

/** Small buttons at the foot of a card, or at the end of a row in one. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
