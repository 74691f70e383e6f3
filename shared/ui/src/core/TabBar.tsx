import type { ReactNode } from 'react';
import { renderAs, type RenderElement } from './renderAs';
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
    <nav className={styles.bar} aria-label={label} data-m-foot="">
      {children}
    </nav>
  );
}

export interface TabBarItemProps {
  icon: ReactNode;
  label: ReactNode;
  active: boolean;
  /** The link to the tab's screen. */
  render: RenderElement;
}

/** One tab of the tab bar: icon and label. */
export function TabBarItem({ icon, label, active, render }: TabBarItemProps) {
  return renderAs(render, 'span', {
    className: styles.item,
    'aria-current': active ? 'page' : undefined,
    children: (
      <>
        {icon}
        <span className={styles.label}>{label}</span>
      </>
    ),
  });
}
