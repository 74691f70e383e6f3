import { Skeleton } from '@members/ui/core';
import { VideoGridSkeleton } from '../../components/VideoGridSkeleton';
import styles from './VideosScreen.module.css';

/** The outline of the tabs and covers, while the classes are not known yet. */
export function VideosSkeleton() {
  return (
    <>
      <div className={styles.tabs}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} width={56} />
        ))}
      </div>
      <div className={styles.body}>
        <VideoGridSkeleton />
      </div>
    </>
  );
}
