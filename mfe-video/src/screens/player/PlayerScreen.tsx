import { useCall } from '@members/api-client';
import { memberCalls, videoCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useSearchParams } from '@members/mfe-kit/router';
import { Delayed, NavBar, Skeleton } from '@members/ui/core';
import { VideoGridSkeleton } from '../../components/VideoGrid';
import { WatchVideo } from './WatchVideo';
import styles from './WatchVideo.module.css';

/** /PlayVideo?id: a video and what to watch next (PLAY-01 to PLAY-08). Another id is another player. */
export function PlayerScreen() {
  const { t } = useTexts('common');
  const [query] = useSearchParams();
  const id = Number(query.get('id'));
  const video = useCall(videoCalls.video, { id });
  const member = useCall(memberCalls.member);
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.videos)} backLabel={t('back')} />
      {video.isError && !video.data ? (
        <LoadFailed query={video} />
      ) : member.isError && !member.data ? (
        <LoadFailed query={member} />
      ) : video.data && member.data ? (
        <WatchVideo key={id} video={video.data} member={member.data} />
      ) : (
        <Delayed label={t('loading')}>
          <PlayerSkeleton />
        </Delayed>
      )}
    </>
  );
}

/** The outline of a video while it is loading: the player's box, title and speeds, then the covers. */
function PlayerSkeleton() {
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
