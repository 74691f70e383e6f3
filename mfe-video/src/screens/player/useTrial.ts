import { startOf, trialCheckMs } from '@members/contract';
import { useEffect, useRef } from 'react';
import type { VideoPlayer } from './createPlayer';

interface Trial {
  /** `null` for a member with full access. */
  trialSeconds: number | null;
  /** The trial is over and the player is paused; called again whenever the member tries to play on. */
  onOver: () => void;
}

/** Ends a trial: checks every 2 s, and whenever the member plays or seeks, and pauses once it is over (PLAY-07, D37). */
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
    const check = () => {
      if (!player.paused()) stopWhenOver();
    };
    const forgetPosition = () => (lastPosition = null);
    const watch = () => {
      if (player.seeking()) return;
      if (lastPosition !== null) watchedSeconds += Math.max(0, position() - lastPosition);
      lastPosition = position();
    };
    const timer = window.setInterval(check, trialCheckMs);
    player.on('timeupdate', watch);
    player.on('seeking', forgetPosition);
    player.on(['playing', 'seeked'], check);
    // A trial's address holds the trial alone, so the clip also ends or fails where the trial does.
    player.on(['ended', 'error'], stopWhenOver);
    return () => {
      window.clearInterval(timer);
      if (player.isDisposed()) return;
      player.off('timeupdate', watch);
      player.off('seeking', forgetPosition);
      player.off(['playing', 'seeked'], check);
      player.off(['ended', 'error'], stopWhenOver);
    };
  }, [player, trialSeconds]);
}

interface TrialProgress {
  /** Where the clip stands, in its own seconds. */
  positionSeconds: number;
  /** Seconds of the clip that have been seen on this page. */
  watchedSeconds: number;
}

interface TrialLimit {
  /** Where the clip started (PLAY-06). */
  startSeconds: number;
  /** How much of it a member without full access sees. */
  trialSeconds: number;
}

/** Whether a trial is over: its seconds seen, or the clip past them counted from its start (D37). */
export const isTrialOver = (
  { positionSeconds, watchedSeconds }: TrialProgress,
  { startSeconds, trialSeconds }: TrialLimit,
): boolean => positionSeconds >= startSeconds + trialSeconds || watchedSeconds >= trialSeconds;
