import { playbackRates } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Chip } from '@members/ui/core';
import { useEffect, useState } from 'react';
import type { VideoPlayer } from './createPlayer';
import styles from './WatchVideo.module.css';

/** The four speeds (PLAY-03), within reach of a thumb; the player has them in full screen, too. */
export function SpeedPicker({ player }: { player: VideoPlayer | undefined }) {
  const { t } = useTexts('mfe-video');
  const [rate, setRate] = useState(rememberedSpeed);
  useEffect(() => {
    if (!player) return;
    const follow = () => setRate(player.playbackRate() ?? 1);
    player.on('ratechange', follow);
    return () => {
      if (!player.isDisposed()) player.off('ratechange', follow);
    };
  }, [player]);
  return (
    <div className={styles.speeds} role="group" aria-label={t('player.speed')}>
      {playbackRates.map((each) => (
        <Chip
          key={each}
          selected={each === rate}
          disabled={!player}
          onClick={() => player?.playbackRate(each)}
        >
          {`${each}x`}
        </Chip>
      ))}
    </div>
  );
}

const storageKey = 'mfe-video.playbackRate';

/** The speed that was chosen last on this device, else 1 (PLAY-03). */
export function rememberedSpeed(): number {
  const stored = Number(localStorage.getItem(storageKey));
  return playbackRates.find((rate) => rate === stored) ?? 1;
}

export const rememberSpeed = (rate: number): void => localStorage.setItem(storageKey, String(rate));
