import type { Video } from '@members/contract';
import { VideoTile } from './VideoTile';
import styles from './VideoGrid.module.css';

export interface VideoGridProps {
  videos: readonly Video[];
  /** How many covers are in the first sight of the screen. */
  inSight: number;
  /** A tap takes the place of this screen instead of adding one. */
  replace?: boolean;
}

/** Covers in two columns. */
export function VideoGrid({ videos, inSight, replace }: VideoGridProps) {
  return (
    <ul className={styles.grid}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoTile video={video} eager={index < inSight} replace={replace} />
        </li>
      ))}
    </ul>
  );
}
