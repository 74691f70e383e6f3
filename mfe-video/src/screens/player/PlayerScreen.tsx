import { useCall } from '@members/api-client';
import { memberCalls, videoCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed, useGoBack, useScreenTitle } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { useSearchParams } from '@members/mfe-kit/router';
import { Delayed, NavBar, Skeleton } from '@members/ui/core';
import { useState } from 'react';
import { listedPoster } from '../../components/listedPoster';
import { sharedName, VideoGridSkeleton } from '../../components/VideoGrid';
import { WatchVideo } from './WatchVideo';
import styles from './WatchVideo.module.css';

/** /PlayVideo?id: a video and what to watch next (PLAY-01 to PLAY-08). Another id is another player. */
export function PlayerScreen() {
  const { t } = useTexts('common');
  const [query] = useSearchParams();
  const id = Number(query.get('id'));
  const video = useCall(videoCalls.video, { id });
  const member = useCall(memberCalls.member);
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const posterUrl = video.data?.posterUrl ?? listedPoster(id);
  const failed = [video, member].some(({ isError, data }) => isError && !data);
  return (
    <>
      <NavBar title={useScreenTitle()} onBack={useGoBack(paths.videos)} backLabel={t('back')} />
      {!failed && <Stage key={id} id={id} posterUrl={posterUrl} onReady={setStage} />}
      {video.isError && !video.data ? (
        <LoadFailed query={video} />
      ) : member.isError && !member.data ? (
        <LoadFailed query={member} />
      ) : video.data && member.data ? (
        stage && <WatchVideo key={id} stage={stage} video={video.data} member={member.data} />
      ) : (
        <Delayed label={t('loading')}>
          <PlayerSkeleton />
        </Delayed>
      )}
    </>
  );
}

/** The player's place, with the cover that a list has shown already, so that it can move here (decision 103). */
function Stage({
  id,
  posterUrl,
  onReady,
}: {
  id: number;
  posterUrl: string | undefined;
  onReady: (stage: HTMLElement | null) => void;
}) {
  return (
    <div className={styles.stage} data-shared={sharedName(id)}>
      {posterUrl && <img className={styles.poster} src={posterUrl} alt="" decoding="sync" />}
      <div ref={onReady} className={styles.player} />
    </div>
  );
}

/** The outline of a video while it is loading: title and speeds under the player's place, then the covers. */
function PlayerSkeleton() {
  return (
    <>
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
