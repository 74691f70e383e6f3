import { chance } from '../palette.mjs';

/** Straight mountain flanks: high and low points take turns. Answers 0 (valley) to 1 (summit). */
export function peaks(seed, step) {
  const height = (i) => (i % 2 === 0 ? 0.6 + 0.4 * chance(seed, i) : 0.22 * chance(seed, i));
  return (x) => {
    const i = Math.floor(x / step);
    const share = x / step - i;
    return height(i) + (height(i + 1) - height(i)) * share;
  };
}

/** Rounded hills. */
export function hills(seed, step) {
  const line = (i) => chance(seed, i);
  return (x) => {
    const i = Math.floor(x / step);
    const share = x / step - i;
    const eased = share * share * (3 - 2 * share);
    return line(i) + (line(i + 1) - line(i)) * eased;
  };
}

/** Dunes: a long windward side and a short lee side. */
export function dunes(seed, step) {
  return (x) => {
    const i = Math.floor(x / step);
    const share = x / step - i;
    const crest = 0.45 + 0.55 * chance(seed, i);
    const rise = share < 0.72 ? Math.sin((share / 0.72) * (Math.PI / 2)) : (1 - share) / 0.28;
    return crest * rise * rise;
  };
}

/** A tree line: narrow spikes of uneven height. */
export function firs(seed, step) {
  return (x) => {
    const i = Math.floor(x / step);
    const fromMiddle = Math.abs(x / step - i - 0.5) * 2;
    return (0.35 + 0.65 * chance(seed, i)) * (1 - fromMiddle);
  };
}

/** Draws layers from back to front; the nearer one moves faster, which makes depth. */
export function layers(canvas, t, list) {
  for (const { shape, base, height, speed, colour, alpha } of list) {
    canvas.below((x) => base - height * shape(x + 40 + t * speed), colour, { alpha });
  }
}
