import type { ReactNode } from 'react';
import { Drawing, type EmptyDrawingName, type EmptySubject } from './EmptyDrawing';
import styles from './StateView.module.css';

export interface EmptyStateProps {
  /** One sentence. */
  text: ReactNode;
  /** What a person can do next: a `Button` or a link. */
  action?: ReactNode;
  /** What it is about, where it is no list. */
  drawing?: EmptyDrawingName;
  /** What the list would hold: each has a drawing of its own. */
  subject?: EmptySubject;
}

/** Nothing here yet: a drawing, one sentence and an action. */
export function EmptyState({ text, action, drawing = 'records', subject }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Drawing name={subject ?? drawing} />
      <p className={styles.text}>{text}</p>
      {action}
    </div>
  );
}
