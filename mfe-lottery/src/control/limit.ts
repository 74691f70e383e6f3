import type { LimitState } from '@members/contract';

/** Minor units that a limit leaves, never below 0; `null` without a limit. */
export function leftMinor({ amountMinor, usedMinor }: LimitState): number | null {
  return amountMinor === null ? null : Math.max(0, amountMinor - usedMinor);
}

/** How much of a limit is used, 0 to 100. */
export function usedPercent({ amountMinor, usedMinor }: LimitState): number {
  if (amountMinor === null) return 0;
  return amountMinor === 0 ? 100 : Math.min(100, Math.max(0, (usedMinor / amountMinor) * 100));
}

/** When a new limit takes effect: a lower or first one at once, a higher one after 24 hours and a confirmation. */
export type Effect = 'now' | 'later' | 'none';

/** What typed points would do to a limit; `none` while nothing or the present limit is typed. */
export function effectOf(presentMinor: number | null, points: string): Effect {
  const nextMinor = Number(points) * 100;
  if (points === '' || nextMinor === presentMinor) return 'none';
  return presentMinor === null || nextMinor < presentMinor ? 'now' : 'later';
}

/** Whether a raise can be confirmed at `now`, an ISO time of the server as those of the raise. */
export const canConfirm = (raise: NonNullable<LimitState['raise']>, now: string): boolean =>
  Date.parse(now) >= Date.parse(raise.confirmFrom);
