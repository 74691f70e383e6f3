/** Whole seconds left of `seconds` that the server told at `toldAtMs`, on a clock that is never set. */
export const secondsLeft = (seconds, toldAtMs, nowMs) =>
  Math.max(0, Math.ceil(seconds - (nowMs - toldAtMs) / 1000));

/** `mm:ss`. */
export const clockText = (seconds) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
