import type { ReactNode } from 'react';
import styles from './Cards.module.css';

/** Cards side by side where there is room. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}
