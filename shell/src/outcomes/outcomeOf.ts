import { orderStatus, type Slip } from '@members/contract';

/** What is told of settled slips, of several as of one. */
export interface Outcome {
  /** `won` brought more than was staked, `partly` something less or as much; `several` says no more than how many. */
  kind: 'won' | 'partly' | 'notWon' | 'void' | 'several';
  /** The only one; null where there are several. */
  slip: Slip | null;
  count: number;
  stakeMinor: number;
  returnMinor: number;
}

export function outcomeOf(slips: readonly Slip[]): Outcome {
  const stakeMinor = slips.reduce((sum, slip) => sum + slip.stakeMinor, 0);
  const returnMinor = slips.reduce((sum, slip) => sum + (slip.returnMinor ?? 0), 0);
  const [slip = null] = slips.length === 1 ? slips : [];
  return { kind: kindOf(slip, stakeMinor, returnMinor), slip, count: slips.length, stakeMinor, returnMinor };
}

function kindOf(slip: Slip | null, stakeMinor: number, returnMinor: number): Outcome['kind'] {
  if (!slip) return 'several';
  if (slip.status === orderStatus.cancelled) return 'void';
  if (returnMinor === 0) return 'notWon';
  return returnMinor > stakeMinor ? 'won' : 'partly';
}
