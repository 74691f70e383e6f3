import { VisuallyHidden } from '@members/ui/core';
import { useOfficeTexts } from '../texts';
import styles from './Changed.module.css';

interface ChangedProps {
  /** Null where there was nothing. */
  before: string | null;
  /** Null where there is nothing left. */
  after: string | null;
}

/** What was, struck out, and what is. */
export function Changed({ before, after }: ChangedProps) {
  const { t } = useOfficeTexts();
  return (
    <span className={styles.changed}>
      {before !== null && (
        <del>
          <VisuallyHidden>{t('before')} </VisuallyHidden>
          {before}
        </del>
      )}{' '}
      {after !== null && (
        <ins>
          <VisuallyHidden>{t('after')} </VisuallyHidden>
          {after}
        </ins>
      )}
    </span>
  );
}
