import { playbackRates } from '@members/contract';
import './withoutStyleElements';
import 'video.js/dist/video-js.css';
import videojs from 'video.js/core.es.js';

export type VideoPlayer = ReturnType<typeof videojs>;

export interface PlayerOptions {
  posterUrl: string;
  playbackRate: number;
  /** BCP 47, e.g. `en-US`. */
  language: string;
  /** Texts of the controls in this language, by the key of video.js. */
  texts: Readonly<Record<string, string>>;
}

/** Puts a player into an element. `dispose()` takes it out again, with all that it holds. */
export function createPlayer(host: HTMLElement, options: PlayerOptions): VideoPlayer {
  const { posterUrl, playbackRate, language, texts } = options;
  const element = document.createElement('video-js');
  host.append(element);
  const player = videojs(element, {
    controls: true,
    fill: true,
    playsinline: true,
    preload: 'metadata',
    poster: posterUrl,
    playbackRates: [...playbackRates],
    language,
    languages: { [language]: texts },
    bigPlayButton: true,
    // The screen shows a failure beside the player, with a button to try again.
    errorDisplay: false,
    textTrackSettings: false,
    userActions: { hotkeys: true },
    controlBar: {
      children: [
        'progressControl',
        'playToggle',
        'muteToggle',
        'currentTimeDisplay',
        'timeDivider',
        'durationDisplay',
        'customControlSpacer',
        'playbackRateMenuButton',
        'captionsButton',
        'fullscreenToggle',
      ],
    },
  });
  player.defaultPlaybackRate(playbackRate);
  return player;
}

/** Puts the controls of a player into another language while it plays on. */
export function translatePlayer(player: VideoPlayer, language: string, texts: PlayerOptions['texts']): void {
  if (player.isDisposed()) return;
  videojs.addLanguage(language, { ...texts });
  player.language(language);
}
