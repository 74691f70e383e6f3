import { createListeners } from '@members/api-client/listeners';
import { useSyncExternalStore } from 'react';
import { cuesKey } from './cuesKey';

/** What can be heard and felt: a draw, whatever came of it, and a win. Nothing else celebrates, a loss least of all. */
export type Cue = 'draw' | 'win';

const { subscribe, notify } = createListeners();

const cuesOn = (): boolean => localStorage.getItem(cuesKey) === 'on';

/** Whether this device gives sounds and vibrates at draws and wins, which it does only once it is asked to; and the switch. */
export function useCues(): [on: boolean, setOn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, cuesOn), setCues];
}

function setCues(on: boolean): void {
  if (on) localStorage.setItem(cuesKey, 'on');
  else localStorage.removeItem(cuesKey);
  notify();
}

const vibrations: Readonly<Record<Cue, number[]>> = { draw: [20], win: [30, 60, 30] };
/** A draw that a screen and the shell tell of is one. */
const sameDrawMs = 5_000;

let lastAt = -Infinity;

/** Lets it be heard and felt, where the member has switched that on and has touched the page before. */
export function cue(kind: Cue): void {
  const now = performance.now();
  if (!cuesOn() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  if (kind === 'draw' && now - lastAt < sameDrawMs) return;
  lastAt = now;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(vibrations[kind]);
  // Who has never switched it on is not sent how it sounds. A sound that can't be loaded is not missed.
  if ('AudioContext' in window)
    import('./cueSound').then(
      ({ sound }) => sound(kind),
      () => undefined,
    );
}
