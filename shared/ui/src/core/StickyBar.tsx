import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

/** Bar at the bottom of a screen, above the safe area: the stake bar, a form's one action. */
export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-m-foot="">
      {children}
    </div>
  );
}
