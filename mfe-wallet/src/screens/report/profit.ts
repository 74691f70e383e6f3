import type { Report } from '@members/api-client';

/** Winnings less what was staked in settled orders, in minor units (D54). */
export const profitOf = ({ winMinor, playMinor }: Pick<Report, 'winMinor' | 'playMinor'>): number =>
  winMinor - playMinor;
