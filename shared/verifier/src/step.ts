/**
 * What a step looks at. A round has the first five, a void one `void` in the place of signature and dice, an order the
 * next five, a history all of its rounds and `sequence`.
 */
export const checks = [
  'chain',
  'beaconRound',
  'signature',
  'dice',
  'commitment',
  'void',
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

/** What all steps of a round or an order come to. */
export type Verdict = 'ok' | 'failed' | 'pending' | 'void';

/** Failed if any step failed, else void if the round is, else pending if one can't be told yet, else ok. */
export function verdictOf(steps: readonly Step[]): Verdict {
  if (steps.some(({ outcome }) => outcome === 'failed')) return 'failed';
  if (steps.some(({ check }) => check === 'void')) return 'void';
  return steps.some(({ outcome }) => outcome === 'pending') ? 'pending' : 'ok';
}
