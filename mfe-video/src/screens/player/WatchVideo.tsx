import { refresh, useCall } from '@members/api-client';
import { type Member, memberCalls, type Video, videoCalls } from '@members/contract';
import { formatCount, useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { Button } from '@members/ui/core';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { VideoGrid, VideoGridSkeleton } from '../../components/VideoGrid';
import { SpeedPicker } from './SpeedPicker';
import { TrialDialogs, type TrialLayer } from './TrialDialogs';
import { useTrial } from './useTrial';
import { useVideoPlayer } from './useVideoPlayer';
import styles from './WatchVideo.module.css';

interface WatchVideoProps {
  /** The element in which the player is shown. */
  stage: HTMLElement;
  video: Video;
  member: Pick<Member, 'fullVideoAccess' | 'trialSeconds'>;
}

/** An open video: the player, what it plays, and what to play next. A trial counts per page view (D37). */
export function WatchVideo({ stage, video, member }: WatchVideoProps) {
  const { t, language } = useTexts('mfe-video');
  const { t: common } = useTexts('common');
  const { title, playCount, trial } = video;
  const { fullVideoAccess, trialSeconds } = member;
  const [attempt, setAttempt] = useState(1);
  const [source, setSource] = useState({ address: video.playUrl ?? '', trial, attempt });
  // Each answer brings a new address of the same clip. It interrupts the clip only where it allows more than a trial.
  if ((source.trial && !trial) || source.attempt !== attempt)
    setSource({ address: video.playUrl ?? '', trial, attempt });
  const { host, player, failed } = useVideoPlayer(video, source);
  const [layer, setLayer] = useState<TrialLayer>(fullVideoAccess ? null : 'intro');

  useTrial(player, {
    trialSeconds: fullVideoAccess ? null : trialSeconds,
    onOver: () => {
      setLayer('over');
      void refresh(memberCalls.member);
    },
  });
  useEffect(() => {
    if (fullVideoAccess && source.trial) void refresh(videoCalls.video);
  }, [fullVideoAccess, source.trial]);
  // The trial begins when the member asks for it, even where the player is still loading then.
  const [trialWanted, setTrialWanted] = useState(false);
  const wanted = fullVideoAccess ? !source.trial : trialWanted;
  // Where the browser wants a tap first, the player waits for one.
  useEffect(() => {
    if (player && wanted) void player.play()?.catch(() => undefined);
  }, [player, wanted]);
  const retry = async () => {
    await refresh(videoCalls.video);
    setAttempt(attempt + 1);
  };

  return (
    <>
      {createPortal(
        <>
          <div ref={host} className={styles.player} />
          {failed && layer === null && (
            <div className={styles.failed} role="alert">
              <p>{t('player.failed')}</p>
              <Button size="s" onClick={() => void retry()}>
                {common('retry')}
              </Button>
            </div>
          )}
        </>,
        stage,
      )}
      <div className={styles.facts}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.plays}>
          {t('player.plays', { count: playCount, plays: formatCount(playCount, language) })}
        </p>
        <SpeedPicker player={player} />
      </div>
      <MoreVideos except={video.id} />
      <TrialDialogs
        shown={fullVideoAccess ? null : layer}
        trialSeconds={trialSeconds}
        onStart={() => {
          setLayer(null);
          setTrialWanted(true);
        }}
        onClose={() => setLayer(null)}
      />
    </>
  );
}

/** 'Recommended' (PLAY-02): a tap replaces the player (D39). */
function MoreVideos({ except }: { except: number }) {
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
