import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './classNames';
import { useMotionPause } from './useMotionPause';
import styles from './Ticker.module.css';

export interface TickerItem {
  key: string | number;
  content: ReactNode;
}

export interface TickerProps {
  items: readonly TickerItem[];
  /** Spoken name of the list. */
  label: string;
  /** Visible rows, 5 by default. Fewer items don't move. */
  rows?: number;
  rowHeightPx?: number;
  /** Time between two steps, 1000 ms by default (CONST-07). */
  intervalMs?: number;
}

/**
 * List that moves up one row at a time and starts over. It pauses under touch, hover, focus, in a hidden tab, and
 * under prefers-reduced-motion, where it can be scrolled instead. Every item stays in the list for screen readers.
 */
export function Ticker({ items, label, rows = 5, rowHeightPx = 44, intervalMs = 1000 }: TickerProps) {
  const [step, setStep] = useState(0);
  const { paused, reduced, handlers } = useMotionPause();
  const moves = items.length > rows;
  useEffect(() => {
    if (!moves || paused) return;
    const timer = setInterval(() => setStep((previous) => previous + 1), intervalMs);
    return () => clearInterval(timer);
  }, [moves, paused, intervalMs]);
  // The row that leaves stays first until the slide is over, so the list starts one row above the window.
  const first = moves && step > 0 ? (step - 1) % items.length : 0;
  const ordered = [...items.slice(first), ...items.slice(0, first)];
  const style = { '--row': `${rowHeightPx}px`, '--rows': Math.min(rows, items.length) } as CSSProperties;
  return (
    <div className={styles.window} style={style} data-still={(moves && reduced) || undefined}>
      <ul
        className={classNames(styles.list, moves && step > 0 && (step % 2 ? styles.odd : styles.even))}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has no other way to pause it
        tabIndex={moves ? 0 : undefined}
        {...handlers}
      >
        {ordered.map((item) => (
          <li key={item.key} className={styles.row}>
            {item.content}
          </li>
        ))}
      </ul>
    </div>
  );
}
