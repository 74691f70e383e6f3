import { createListeners } from '@members/api-client/listeners';
import { useSyncExternalStore } from 'react';

/** What can be heard and felt: a draw, whatever came of it, and a win. Nothing else celebrates, a loss least of all. */
export type Cue = 'draw' | 'win';

/** Where the choice is kept; it belongs to the device and outlives a session. */
export const cuesKey = 'members.cues';

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

/** Frequency in Hz, and when it begins and ends in seconds. */
type Tone = readonly [hz: number, from: number, to: number];

const tones: Readonly<Record<Cue, readonly Tone[]>> = {
  draw: [[520, 0, 0.12]],
  win: [
    [660, 0, 0.12],
    [880, 0.12, 0.3],
  ],
};
const vibrations: Readonly<Record<Cue, number[]>> = { draw: [20], win: [30, 60, 30] };
const loudness = 0.06;
/** A draw that a screen and the shell tell of is one. */
const sameDrawMs = 5_000;

let context: AudioContext | undefined;
let lastAt = -Infinity;

/** Lets it be heard and felt, where the member has switched that on and has touched the page before. */
export function cue(kind: Cue): void {
  const now = performance.now();
  if (!cuesOn() || document.hidden || !navigator.userActivation?.hasBeenActive) return;
  if (kind === 'draw' && now - lastAt < sameDrawMs) return;
  lastAt = now;
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) navigator.vibrate?.(vibrations[kind]);
  if (!('AudioContext' in window)) return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of tones[kind]) play(context, tone);
}

function play(on: AudioContext, [hz, from, to]: Tone): void {
  const [begin, end] = [on.currentTime + from, on.currentTime + to];
  const oscillator = new OscillatorNode(on, { frequency: hz });
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loudness, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
