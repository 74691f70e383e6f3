import type { ReactNode } from 'react';
import { Button } from './Button';
import { EmptyDrawing } from './EmptyDrawing';
import styles from './StateView.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** Another way out, such as a link to Home. */
  action?: ReactNode;
}

/** Something failed: what happened, what to do, and a retry. Announced when it appears. */
export function ErrorState({ title, text, retryLabel, onRetry, busy, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <EmptyDrawing name="fault" />
      <div>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
      {action}
    </div>
  );
}
