import type { CSSProperties } from 'react';
import { classNames } from './classNames';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** 0 to 100; what lies outside is cut off. */
  value: number;
  /** Spoken name. */
  label: string;
  /** Spoken and shown instead of the bare number, such as "64 %". */
  text?: string;
  tone?: 'gold' | 'action' | 'success';
}

/** How much of something is done. */
export function ProgressBar({ value, label, text, tone = 'gold' }: ProgressBarProps) {
  const percent = Math.min(100, Math.max(0, value));
  return (
    <span className={classNames(styles.wrap, styles[tone])}>
      <span
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span className={styles.fill} style={{ '--part': `${percent}%` } as CSSProperties} />
      </span>
      {text && (
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  );
}
