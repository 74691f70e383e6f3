import type { BetType } from '@members/contract';

/** Which sums an option by label covers; a sum is its own name. */
export const covers: Partial<Record<BetType, string>> = {
  bi: '11–18',
  sm: '3–10',
  si: '3, 5 … 17',
  do: '4, 6 … 18',
};
