export interface TrialProgress {
  /** Where the clip stands, in its own seconds. */
  positionSeconds: number;
  /** Seconds of the clip that have been seen on this page. */
  watchedSeconds: number;
}

export interface TrialLimit {
  /** Where the clip started (PLAY-06). */
  startSeconds: number;
  /** How much of it a member without full access sees. */
  trialSeconds: number;
}

/** Whether a trial is over: its seconds seen, or the clip past them counted from its start (D37). */
export const isTrialOver = (
  { positionSeconds, watchedSeconds }: TrialProgress,
  { startSeconds, trialSeconds }: TrialLimit,
): boolean => positionSeconds >= startSeconds + trialSeconds || watchedSeconds >= trialSeconds;
