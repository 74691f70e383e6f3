/** Where a clip starts (PLAY-06); one that is not longer starts at its beginning (D37). */
const startSeconds = 30;

/** Seconds of a clip at which it starts (PLAY-06, D37). */
export const startOf = (durationSeconds: number): number =>
  durationSeconds > startSeconds ? startSeconds : 0;

/** Milliseconds between two looks at whether a trial is over (PLAY-07, CONST-05). */
export const trialCheckMs = 2_000;

/** The speeds to play at (PLAY-03, CONST-06). */
export const playbackRates = [0.75, 1, 1.5, 2] as const;
