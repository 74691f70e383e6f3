const eagerMs = 3_000;
const idleMs = 30_000;
const longestMs = 60_000;
const activeForMs = 60_000;

export interface Attention {
  visible: boolean;
  /** Milliseconds since the member last did something. */
  idleForMs: number;
  /** Questions in a row that had no answer. */
  failures: number;
}

/**
 * Milliseconds until the registry is asked again: 3 s for a member who is there, else 30 s, and longer from failure to
 * failure. `random`, from 0 to 1, spreads what many pages would do at one moment.
 */
export function pollDelay({ visible, idleForMs, failures }: Attention, random: number): number {
  const usual = visible && idleForMs < activeForMs ? eagerMs : idleMs;
  if (failures === 0) return usual * (0.9 + random / 10);
  return Math.min(longestMs, usual * 2 ** failures) * (0.5 + random / 2);
}

/** Whether a document asked for so long ago is old enough to be asked for at once, at a navigation or a return. */
export const isStale = (askedForMs: number): boolean => askedForMs > eagerMs;
