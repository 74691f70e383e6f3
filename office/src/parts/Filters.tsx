import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** The filters of a list, side by side where there is room. */
export function Filters({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="search" className={styles.filters} aria-label={label}>
      {children}
    </div>
  );
}
