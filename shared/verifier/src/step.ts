/** What a step looks at. A round has the first five, an order the next five, a history all of its rounds and `sequence`. */
export const checks = [
  'chain',
  'beaconRound',
  'signature',
  'dice',
  'commitment',
  'leaf',
  'tree',
  'odds',
  'owner',
  'payout',
  'sequence',
  'record',
] as const;

export type Check = (typeof checks)[number];

/**
 * `ok`: recomputed and right. `failed`: recomputed and wrong. `pending`: can't be told yet. `note`: true, but less
 * than it could be, such as a test beacon or a missing commitment; a person should read it.
 */
export type Outcome = 'ok' | 'failed' | 'pending' | 'note';

export interface Step {
  check: Check;
  outcome: Outcome;
  /** What distinguishes results of one check and outcome, e.g. `testBeacon`; `''` for the plain one. */
  reason: string;
  /** What was found, for texts: numbers and short texts. */
  values: Readonly<Record<string, string | number>>;
}

/** A step of the verifier, without reason and values unless they are given. */
export const step = (
  check: Check,
  outcome: Outcome,
  found: Partial<Pick<Step, 'reason' | 'values'>> = {},
): Step => ({
  check,
  outcome,
  reason: '',
  values: {},
  ...found,
});

/** Failed if any step failed, else pending if one can't be told yet, else ok. */
export function verdictOf(steps: readonly Step[]): 'ok' | 'failed' | 'pending' {
  if (steps.some(({ outcome }) => outcome === 'failed')) return 'failed';
  return steps.some(({ outcome }) => outcome === 'pending') ? 'pending' : 'ok';
}
