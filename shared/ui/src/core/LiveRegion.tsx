import styles from './VisuallyHidden.module.css';

export interface LiveRegionProps {
  /** What is read out. A change of this text is what screen readers announce; empty is silence. */
  message: string;
  /** `assertive` interrupts: for refusals only. */
  urgency?: 'polite' | 'assertive';
}

/** Unseen live region for milestones and results. Keep it mounted and change `message`. */
export function LiveRegion({ message, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div
      className={styles.hidden}
      role={urgency === 'assertive' ? 'alert' : 'status'}
      aria-live={urgency}
      aria-atomic="true"
    >
      {message}
    </div>
  );
}
