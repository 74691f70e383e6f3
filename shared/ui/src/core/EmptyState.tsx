import type { ReactNode } from 'react';
import { EmptyDrawing, type EmptyDrawingName } from './EmptyDrawing';
import styles from './StateView.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  text: ReactNode;
  /** What a person can do next: a `Button` or a link. */
  action?: ReactNode;
  drawing?: EmptyDrawingName;
}

/** Nothing here yet: a drawing, one sentence and an action. */
export function EmptyState({ text, action, drawing = 'records' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyDrawing name={drawing} />
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
