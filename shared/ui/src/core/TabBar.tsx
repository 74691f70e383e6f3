import type { ReactNode } from 'react';
import styles from './TabBar.module.css';

export interface TabBarProps {
  /** Spoken name of the navigation. */
  label: string;
  /** `TabBarItem`s. */
  children: ReactNode;
}

/** The app's main navigation at the bottom, above the safe area. */
export function TabBar({ label, children }: TabBarProps) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {children}
    </nav>
  );
}
