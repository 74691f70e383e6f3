import type { ReleaseHealth } from '@members/office-contract';

export type Minute = ReleaseHealth['series'][number];

const minuteMs = 60_000;
export const minutesShown = 60;

/** The last hour as 60 minutes up to `now` (milliseconds since 1970), oldest first; null for a minute without reports. */
export function lastHour(series: readonly Minute[], now: number): (Minute | null)[] {
  const current = Math.floor(now / minuteMs);
  const minutes = Array<Minute | null>(minutesShown).fill(null);
  for (const minute of series) {
    const slot = minutesShown - 1 - (current - Math.floor(Date.parse(minute.at) / minuteMs));
    if (slot >= 0 && slot < minutesShown) minutes[slot] = minute;
  }
  return minutes;
}

/** The largest values of a remote's charts, so that releases side by side can be compared. */
export interface ChartScale {
  perMinute: number;
  mountMs: number;
}

export function scaleOf(releases: readonly (ReleaseHealth | undefined)[]): ChartScale {
  const minutes = releases.flatMap((health) => health?.series ?? []);
  return {
    perMinute: Math.max(1, ...minutes.map(({ loads, failures }) => Math.max(loads, failures))),
    mountMs: Math.max(1, ...minutes.map(({ mountP50 }) => mountP50 ?? 0)),
  };
}
