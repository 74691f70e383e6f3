/** Whole seconds left of `seconds` that were read at `readAtMs`, on a clock that never jumps. Never below 0. */
export function secondsLeft(seconds: number, readAtMs: number, nowMs: number): number {
  const elapsed = Math.max(0, nowMs - readAtMs) / 1000;
  return Math.max(0, Math.ceil(seconds - elapsed));
}

/** Milliseconds until the figure of `secondsLeft` changes next. */
export function msToNextSecond(readAtMs: number, nowMs: number): number {
  return 1000 - (Math.max(0, nowMs - readAtMs) % 1000);
}

/** The two clocks of a device read at one moment: one that is never set, and the one that people set. */
export interface ClockReading {
  steadyMs: number;
  systemMs: number;
}

const toleranceMs = 2_000;

/** Whether the clocks drifted apart: somebody set the system clock, or the device slept and the steady one stopped. */
export function clocksDisagree(then: ClockReading, now: ClockReading): boolean {
  const drift = now.systemMs - then.systemMs - (now.steadyMs - then.steadyMs);
  return Math.abs(drift) > toleranceMs;
}

/** `mm:ss`; an hour and more is shown in minutes. */
export function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Whether the message of the draw is due: once the countdown shows 59 in its seconds (LOT-18, D25). */
export const isDrawMessageDue = (seconds: number): boolean => seconds % 60 === 59;

/** The number within the day of a period such as `20261121-0847`; other forms are shown as they are. */
export const shortPeriod = (period: string): string => period.slice(period.lastIndexOf('-') + 1);
