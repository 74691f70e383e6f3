import { startOf, type Video } from '@members/contract';
import { languageTag, useTexts } from '@members/i18n';
import { useEffect, useRef, useState } from 'react';
import type { VideoPlayer } from './createPlayer';
import { rememberedSpeed, rememberSpeed } from './SpeedPicker';

/**
 * A player in the element of `host` for as long as the component is mounted, started at second 30 (PLAY-06). Another
 * address of the same clip, or another attempt at one that failed, goes on where it was.
 */
export function useVideoPlayer(video: Video, { address, attempt }: { address: string; attempt: number }) {
  const { t, language } = useTexts('mfe-video');
  const host = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<VideoPlayer>();
  const [failed, setFailed] = useState(false);
  const first = useRef({ video, texts: controlTexts(t), language });

  useEffect(() => {
    let left = false;
    let made: VideoPlayer | undefined;
    const open = async () => {
      const { createPlayer } = await import('./createPlayer');
      if (left || !host.current) return;
      const { video, texts, language } = first.current;
      const options = {
        posterUrl: video.posterUrl,
        playbackRate: rememberedSpeed(),
        language: languageTag(language),
        texts,
      };
      made = createPlayer(host.current, options);
      made.on('ratechange', () => rememberSpeed(made!.playbackRate() ?? 1));
      made.on('error', () => setFailed(true));
      setPlayer(made);
    };
    open().catch(() => setFailed(true));
    return () => {
      left = true;
      made?.dispose();
    };
  }, []);

  useEffect(() => {
    if (!player) return;
    const resumeAt = player.currentSrc() ? player.currentTime() : undefined;
    setFailed(false);
    player.one('loadedmetadata', () => player.currentTime(resumeAt ?? startOf(player.duration() ?? 0)));
    player.src({ src: address, type: 'video/mp4' });
  }, [player, address, attempt]);

  useEffect(() => {
    if (!player) return;
    const texts = controlTexts(t);
    void import('./createPlayer').then(({ translatePlayer }) =>
      translatePlayer(player, languageTag(language), texts),
    );
    // `t` is new at every render and says the same until the language changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [player, language]);

  const { captionsUrl } = video;
  useEffect(() => {
    if (!player || !captionsUrl) return;
    const track = player.addRemoteTextTrack(
      {
        kind: 'captions',
        src: captionsUrl,
        label: t('player.controls.captions'),
        srclang: languageTag(language),
      },
      false,
    );
    return () => {
      if (!player.isDisposed()) player.removeRemoteTextTrack(track as never);
    };
    // The texts change with the address of the captions.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [player, captionsUrl]);

  return { host, player, failed };
}

type Translate = ReturnType<typeof useTexts>['t'];

/** The texts of the player's controls, by the key that video.js has for each. */
const controlTexts = (t: Translate): Record<string, string> => ({
  'Video Player': t('player.controls.name'),
  'Play Video': t('player.controls.play'),
  Play: t('player.controls.play'),
  Pause: t('player.controls.pause'),
  Replay: t('player.controls.replay'),
  Mute: t('player.controls.mute'),
  Unmute: t('player.controls.unmute'),
  Fullscreen: t('player.controls.fullscreen'),
  'Exit Fullscreen': t('player.controls.exitFullscreen'),
  'Playback Rate': t('player.speed'),
  Captions: t('player.controls.captions'),
  'captions off': t('player.controls.captionsOff'),
  'Progress Bar': t('player.controls.position'),
  'progress bar timing: currentTime={1} duration={2}': t('player.controls.at'),
  'Current Time': t('player.controls.time'),
  Duration: t('player.controls.length'),
});
