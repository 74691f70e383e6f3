import { useEffect, useState, type ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface DelayedProps {
  /** Wait before anything shows, 150 ms by default, so that a quick answer brings no flicker. */
  delayMs?: number;
  /** What screen readers hear once it shows, such as "Loading". */
  label?: string;
  children: ReactNode;
}

/** Shows a loading state only when loading takes long enough to be noticed. */
export function Delayed({ delayMs = 150, label, children }: DelayedProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return (
    <div role="status" aria-busy="true">
      {shown && label && <VisuallyHidden>{label}</VisuallyHidden>}
      {shown && children}
    </div>
  );
}
