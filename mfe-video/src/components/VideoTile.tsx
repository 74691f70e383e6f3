import type { Video } from '@members/contract';
import { formatCount, useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Picture, PlayIcon, VisuallyHidden } from '@members/ui/core';
import styles from './VideoTile.module.css';

/** A cover that opens its video (VID-05), with play count and length over the picture. */
export function VideoTile({ video, eager, replace }: { video: Video; eager: boolean; replace?: boolean }) {
  const { t, language } = useTexts('mfe-video');
  const { id, title, posterUrl, playCount, duration } = video;
  const plays = formatCount(playCount, language);
  return (
    <Link to={paths.playVideo(id)} replace={replace} className={styles.tile}>
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
