import { Delayed, ScreenBody, Skeleton } from '@members/ui/core';
import styles from './RemoteLoading.module.css';

/** The outline of a screen while its remote is on the way. */
export function RemoteLoading({ label }: { label: string }) {
  return (
    <div className={styles.place}>
      <Delayed label={label}>
        <div className={styles.bar}>
          <Skeleton width="40%" height={20} />
        </div>
        <ScreenBody>
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
        </ScreenBody>
      </Delayed>
    </div>
  );
}
