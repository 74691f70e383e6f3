import { useTexts } from '@members/i18n';
import type { RepeatableRead } from '@members/mfe-kit';
import { Delayed, Skeleton } from '@members/ui/core';
import styles from './loading.module.css';

interface Read extends RepeatableRead {
  data: unknown;
  isError: boolean;
}

/** The first read that failed and has no earlier answer to show, if any. */
export const firstFailed = (...reads: readonly Read[]): RepeatableRead | undefined =>
  reads.find(({ data, isError }) => isError && data === undefined);

/** The outline of a form while it is loading: cards of these heights in px. */
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
