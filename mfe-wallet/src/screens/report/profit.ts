import type { Report } from '@members/contract';

/** Winnings less what was staked in settled orders, in minor units (D54). */
export const profitOf = ({ winMinor, playMinor }: Pick<Report, 'winMinor' | 'playMinor'>): number =>
  winMinor - playMinor;
