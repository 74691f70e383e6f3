import { playbackRates } from '@members/contract';

const storageKey = 'members.playbackRate';

/** The speed that was chosen last on this device, else 1 (PLAY-03). */
export function rememberedSpeed(): number {
  const stored = Number(localStorage.getItem(storageKey));
  return playbackRates.find((rate) => rate === stored) ?? 1;
}

export const rememberSpeed = (rate: number): void => localStorage.setItem(storageKey, String(rate));
