import { refresh } from '@members/api-client';
import { memberCalls, videoCalls, type Member, type Video } from '@members/contract';
import { formatCount, useTexts } from '@members/i18n';
import { Button } from '@members/ui/core';
import { useEffect, useState } from 'react';
import { MoreVideos } from './MoreVideos';
import { SpeedPicker } from './SpeedPicker';
import { TrialDialogs, type TrialLayer } from './TrialDialogs';
import { useTrial } from './useTrial';
import { useVideoPlayer } from './useVideoPlayer';
import styles from './WatchVideo.module.css';

export interface WatchVideoProps {
  video: Video;
  member: Pick<Member, 'fullVideoAccess' | 'trialSeconds'>;
}

/** A video that is open: the player, what it plays, and what to play next. One page view of the trial (D37). */
export function WatchVideo({ video, member }: WatchVideoProps) {
  const { t, language } = useTexts('mfe-video');
  const { t: common } = useTexts('common');
  const { title, playCount, trial } = video;
  const { fullVideoAccess, trialSeconds } = member;
  const [attempt, setAttempt] = useState(1);
  const [source, setSource] = useState({ address: video.playUrl ?? '', trial, attempt });
  // A later answer brings another address of the same clip; only one that allows more is worth an interruption.
  if ((source.trial && !trial) || source.attempt !== attempt)
    setSource({ address: video.playUrl ?? '', trial, attempt });
  const { host, player, failed } = useVideoPlayer(video, source);
  const [layer, setLayer] = useState<TrialLayer>(fullVideoAccess ? null : 'told');

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
  // The trial begins when it is asked for, also where the player is still on its way then.
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
      <div className={styles.stage}>
        <div ref={host} className={styles.player} />
        {failed && layer === null && (
          <div className={styles.failed} role="alert">
            <p>{t('player.failed')}</p>
            <Button size="s" onClick={() => void retry()}>
              {common('retry')}
            </Button>
          </div>
        )}
      </div>
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
