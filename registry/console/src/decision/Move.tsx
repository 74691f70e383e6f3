import { ForwardIcon } from '@members/ui/core';
import styles from './Move.module.css';

interface MoveProps {
  before: string | null;
  after: string;
}

/** From one release to another. */
export function Move({ before, after }: MoveProps) {
  return (
    <p className={styles.move}>
      <span>{before ?? 'nothing'}</span>
      <ForwardIcon size={16} label="to" className={styles.arrow} />
      <span className={styles.after}>{after}</span>
    </p>
  );
}
