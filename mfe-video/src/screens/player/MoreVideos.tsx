import { useCall } from '@members/api-client';
import { videoCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { VideoGrid } from '../../components/VideoGrid';
import { VideoGridSkeleton } from '../../components/VideoGridSkeleton';
import styles from './WatchVideo.module.css';

/** 'Recommended' (PLAY-02): a tap replaces the player (D39). */
export function MoreVideos({ except }: { except: number }) {
  const { t } = useTexts('mfe-video');
  const more = useCall(videoCalls.moreVideos);
  const videos = more.data?.filter(({ id }) => id !== except) ?? [];
  if (more.data && videos.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="recommended">
      <h3 id="recommended" className={styles.heading}>
        {t('player.recommended')}
      </h3>
      {more.isPending && <VideoGridSkeleton />}
      {more.isError && !more.data && <LoadFailed query={more} />}
      <VideoGrid videos={videos} inSight={4} replace />
    </section>
  );
}
