import { Skeleton } from '@members/ui/core';
import styles from './VideosScreen.module.css';

/** The outline of the covers, and of the tabs where the classes are not known yet. */
export function VideosSkeleton({ tabs = false }: { tabs?: boolean }) {
  const grid = (
    <div className={styles.grid}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key}>
          <Skeleton shape="block" ratio="4 / 3" />
          <Skeleton width="70%" className={styles.line} />
        </div>
      ))}
    </div>
  );
  if (!tabs) return grid;
  return (
    <>
      <div className={styles.tabs}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} width={56} />
        ))}
      </div>
      <div className={styles.body}>{grid}</div>
    </>
  );
}
