import { useTexts } from '@members/i18n';
import { Delayed, Skeleton } from '@members/ui/core';
import styles from './FormSkeleton.module.css';

/** The cards of a form on their way, by their heights in px. */
export function FormSkeleton({ heights }: { heights: readonly number[] }) {
  const { t } = useTexts('common');
  return (
    <Delayed label={t('loading')}>
      <div className={styles.cards}>
        {heights.map((height, index) => (
          <Skeleton key={index} shape="block" height={height} />
        ))}
      </div>
    </Delayed>
  );
}
