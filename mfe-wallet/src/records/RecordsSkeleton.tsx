import { useTexts } from '@members/i18n';
import { Card, Delayed, Skeleton } from '@members/ui/core';
import styles from './RecordsSkeleton.module.css';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** A day of records on its way. */
export function RecordsSkeleton() {
  const { t } = useTexts('common');
  return (
    <Delayed label={t('loading')}>
      <div className={styles.day}>
        <Skeleton width={104} />
        <Card padding="none">
          {rows.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width={96} height={32} shape="block" />
              <Skeleton width={72} />
            </div>
          ))}
        </Card>
      </div>
    </Delayed>
  );
}
