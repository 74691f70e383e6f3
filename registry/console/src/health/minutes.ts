import type { ReleaseHealth } from '../api/types';

export type Minute = ReleaseHealth['series'][number];

const minuteMs = 60_000;
export const shownMinutes = 60;

/** The last hour as 60 minutes up to `now`, oldest first; null where nothing was reported. */
export function lastHour(series: readonly Minute[], now: number): (Minute | null)[] {
  const current = Math.floor(now / minuteMs);
  const minutes = Array<Minute | null>(shownMinutes).fill(null);
  for (const minute of series) {
    const slot = shownMinutes - 1 - (current - Math.floor(Date.parse(minute.at) / minuteMs));
    if (slot >= 0 && slot < shownMinutes) minutes[slot] = minute;
  }
  return minutes;
}

/** What the charts of one remote have as their largest values, so that releases beside each other compare. */
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
