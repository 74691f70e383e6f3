import { Skeleton } from '@members/ui/core';
import { VideoGridSkeleton } from '../../components/VideoGridSkeleton';
import styles from './WatchVideo.module.css';

/** A video on its way: the player's box, title and speeds, then the covers. */
export function PlayerSkeleton() {
  return (
    <>
      <div className={styles.stage} />
      <div className={styles.facts}>
        <div className={styles.title}>
          <Skeleton width="60%" />
        </div>
        <div className={styles.plays}>
          <Skeleton width={72} />
        </div>
        <div className={styles.speeds}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} width={48} height={30} />
          ))}
        </div>
      </div>
      <div className={styles.more}>
        <div className={styles.heading}>
          <Skeleton width={120} />
        </div>
        <VideoGridSkeleton />
      </div>
    </>
  );
}
