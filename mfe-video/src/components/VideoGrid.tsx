import type { Video } from '@members/contract';
import { formatCount, useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit/paths';
import { Link } from '@members/mfe-kit/router';
import { CardGrid, Picture, PlayIcon, Skeleton, VisuallyHidden } from '@members/ui/core';
import styles from './VideoGrid.module.css';

/** Names the cover of a video for the shell, which moves it from screen to screen (decision 103). */
export const sharedName = (id: number) => `video-${id}`;

interface VideoGridProps {
  videos: readonly Video[];
  /** How many covers are visible before anything is scrolled. */
  inSight: number;
  /** A tap takes the place of this screen instead of adding one. */
  replace?: boolean;
}

/** Covers in two columns. */
export function VideoGrid({ videos, inSight, replace }: VideoGridProps) {
  return (
    <CardGrid>
      {videos.map((video, index) => (
        <VideoTile key={video.id} video={video} eager={index < inSight} replace={replace} />
      ))}
    </CardGrid>
  );
}

/** A cover that opens its video (VID-05), with play count and length over the picture. */
function VideoTile({ video, eager, replace }: { video: Video; eager: boolean; replace?: boolean }) {
  const { t, language } = useTexts('mfe-video');
  const { id, title, posterUrl, playCount, duration } = video;
  const plays = formatCount(playCount, language);
  return (
    <Link to={paths.playVideo(id)} replace={replace} className={styles.tile} data-shared={sharedName(id)}>
      <Picture src={posterUrl} alt="" eager={eager}>
        <span className={styles.plays} aria-hidden="true">
          <PlayIcon size={12} />
          {plays}
        </span>
        {duration && (
          <span className={styles.duration} aria-hidden="true">
            {duration}
          </span>
        )}
      </Picture>
      <span className={styles.title}>{title}</span>
      <VisuallyHidden>{t('videos.facts', { count: playCount, plays, duration })}</VisuallyHidden>
    </Link>
  );
}

/** The outline of a `VideoGrid` while it is loading. */
export function VideoGridSkeleton() {
  return (
    <CardGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <div key={key} className={styles.tile}>
          <Skeleton shape="block" ratio="4 / 3" />
          <Skeleton width="70%" className={styles.line} />
        </div>
      ))}
    </CardGrid>
  );
}
