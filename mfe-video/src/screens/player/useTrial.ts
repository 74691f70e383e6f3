import { startOf, trialCheckMs } from '@members/contract';
import { useEffect, useRef } from 'react';
import type { VideoPlayer } from './createPlayer';
import { isTrialOver } from './trialRule';

export interface Trial {
  /** `null` for a member with full access. */
  trialSeconds: number | null;
  /** The trial is over and the player stands; said again each time playing is tried again. */
  onOver: () => void;
}

/** Ends a trial: looks every 2 s, and when the member plays or moves on, and pauses once it is over (PLAY-07, D37). */
export function useTrial(player: VideoPlayer | undefined, { trialSeconds, onOver }: Trial): void {
  const latest = useRef(onOver);
  useEffect(() => {
    latest.current = onOver;
  });

  useEffect(() => {
    if (!player || trialSeconds === null) return;
    let watchedSeconds = 0;
    let lastPosition: number | null = null;
    let over = false;
    const position = () => player.currentTime() ?? 0;
    const stopWhenOver = () => {
      const startSeconds = startOf(player.duration() ?? 0);
      over ||= isTrialOver({ positionSeconds: position(), watchedSeconds }, { startSeconds, trialSeconds });
      if (!over) return;
      player.pause();
      if (player.isFullscreen()) void player.exitFullscreen();
      latest.current();
    };
    const look = () => {
      if (!player.paused()) stopWhenOver();
    };
    const forgetPosition = () => (lastPosition = null);
    const watch = () => {
      if (player.seeking()) return;
      if (lastPosition !== null) watchedSeconds += Math.max(0, position() - lastPosition);
      lastPosition = position();
    };
    const timer = window.setInterval(look, trialCheckMs);
    player.on('timeupdate', watch);
    player.on('seeking', forgetPosition);
    player.on(['playing', 'seeked'], look);
    // What is past the trial isn't there to be played.
    player.on(['ended', 'error'], stopWhenOver);
    return () => {
      window.clearInterval(timer);
      if (player.isDisposed()) return;
      player.off('timeupdate', watch);
      player.off('seeking', forgetPosition);
      player.off(['playing', 'seeked'], look);
      player.off(['ended', 'error'], stopWhenOver);
    };
  }, [player, trialSeconds]);
}
