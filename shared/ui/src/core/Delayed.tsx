import { useEffect, useState, type ReactNode } from 'react';
import styles from './Delayed.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** A quick answer causes no flicker. */
export const usualDelayMs = 150;

export interface DelayedProps {
  /** Time before anything shows, 150 ms by default; 0 shows it at once. */
  delayMs?: number;
  /** What screen readers hear once it shows, such as "Loading". */
  label?: string;
  /** Whether its space is kept from the start, so that what is below moves only once; true by default. */
  reserves?: boolean;
  children: ReactNode;
}

/** Shows a loading state only when loading takes long enough to be noticed. */
export function Delayed({ delayMs = usualDelayMs, label, reserves = true, children }: DelayedProps) {
  const [shown, setShown] = useState(delayMs === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div role="status" aria-busy="true">
      {shown && label && <VisuallyHidden>{label}</VisuallyHidden>}
      {(shown || reserves) && <div className={shown ? undefined : styles.hidden}>{children}</div>}
    </div>
  );
}
