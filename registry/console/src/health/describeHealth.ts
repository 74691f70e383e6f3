import type { ReleaseHealth } from '../api/types';
import { formatMs, formatShare, pluralise } from '../format/formatNumbers';
import type { Minute } from './minutes';

/** Text alternative of the chart of loads and failures. */
export function describeLoads(minutes: readonly (Minute | null)[]): string {
  const reported = minutes.filter((minute) => minute !== null);
  if (reported.length === 0) return 'No loads in the last hour';
  const sum = (of: 'loads' | 'failures') => reported.reduce((total, minute) => total + minute[of], 0);
  const most = Math.max(...reported.map(({ loads }) => loads));
  return `Last hour: ${pluralise(sum('loads'), 'load')}, at most ${most} in a minute, ${pluralise(sum('failures'), 'failure')}`;
}

/** Text alternative of the chart of mount times. */
export function describeMounts(minutes: readonly (Minute | null)[]): string {
  const times = minutes.flatMap((minute) => minute?.mountP50 ?? []);
  if (times.length === 0) return 'No mount times in the last hour';
  const last = formatMs(times.at(-1) ?? 0);
  return `Median mount times of the last hour: ${formatMs(Math.min(...times))} to ${formatMs(Math.max(...times))} by minute, last ${last}`;
}

/** `mount 2, render 1`; empty if nothing failed. */
export const describePhases = (failuresByPhase: ReleaseHealth['failuresByPhase']): string =>
  Object.entries(failuresByPhase)
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([phase, count]) => `${phase} ${count}`)
    .join(', ');

/** Failures with their share of all loads: `3 (0.2%)`. */
export const describeFailures = ({ loads, failures }: Pick<ReleaseHealth, 'loads' | 'failures'>): string =>
  failures === 0 ? '0' : `${failures} (${formatShare(failures / Math.max(loads, failures))})`;
