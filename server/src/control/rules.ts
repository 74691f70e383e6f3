import type { LimitKind, PauseLength } from '@members/contract';

const hour = 3_600_000;

/** How long a raise waits before it can be confirmed, and for how long it then can be. */
export const raiseWaitMs = 24 * hour;
export const raiseOpenMs = 7 * 24 * hour;

export type Window = 'day' | 'week';

export const windowOf = (kind: LimitKind): Window => (kind.endsWith('Day') ? 'day' : 'week');

/** The start of the UTC day, or of the UTC week from Monday, that `time` is in. */
export function windowStart(window: Window, time: Date): Date {
  const start = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()));
  if (window === 'week') start.setUTCDate(start.getUTCDate() - ((start.getUTCDay() + 6) % 7));
  return start;
}

/** The end of the window that `time` is in: when what counts against a limit starts again from 0. */
export function windowEnd(window: Window, time: Date): Date {
  const end = windowStart(window, time);
  end.setUTCDate(end.getUTCDate() + (window === 'day' ? 1 : 7));
  return end;
}

/** True where the new limit leaves less room, and so takes effect at once. */
export function isLowering(present: number | null, next: number | null): boolean {
  return next !== null && (present === null || next <= present);
}

/** When a pause that begins now ends; `null` for one that only customer service can end. */
export function pauseEnd(length: PauseLength, now: Date): Date | null {
  if (length === 'permanent') return null;
  if (length === 'halfYear' || length === 'year') return afterMonths(now, length === 'year' ? 12 : 6);
  return new Date(now.getTime() + { day: 24, week: 7 * 24, month: 30 * 24 }[length] * hour);
}

/** The same day of a later month, or its last day where it has fewer. */
function afterMonths(time: Date, months: number): Date {
  const end = new Date(time);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== time.getUTCDate()) end.setUTCDate(0);
  return end;
}
