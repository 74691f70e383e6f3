import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'success' | 'warn' | 'danger' | 'gold';

export interface BadgeProps {
  tone?: Tone;
  children: ReactNode;
}

/** A short word in a pill: tier, hot, bound. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
