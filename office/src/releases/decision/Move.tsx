import { ForwardIcon } from '@members/ui/core';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './Move.module.css';

interface MoveProps {
  before: string | null;
  after: string;
}

/** From one release, or one value, to another. */
export function Move({ before, after }: MoveProps) {
  const { t } = useReleaseTexts();
  return (
    <p className={styles.move}>
      <span>{before ?? t('nothing')}</span>
      <ForwardIcon size={16} label={t('to')} className={styles.arrow} />
      <span className={styles.after}>{after}</span>
    </p>
  );
}
