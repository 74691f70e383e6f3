import { Skeleton } from '@members/ui/core';
import styles from './VideoGrid.module.css';

/** A `VideoGrid` on its way. */
export function VideoGridSkeleton() {
  return (
    <div className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key}>
          <Skeleton shape="block" ratio="4 / 3" />
          <Skeleton width="70%" className={styles.line} />
        </div>
      ))}
    </div>
  );
}
