import type { useTexts } from '@members/i18n';

type Translate = ReturnType<typeof useTexts>['t'];

/** The texts of the player's controls, by the key that video.js has for each. */
export const controlTexts = (t: Translate): Record<string, string> => ({
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
