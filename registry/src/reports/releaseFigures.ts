import type { FailurePhase } from '@members/mfe-kit/release';
import type { ReleaseHealth } from '../http/api';
import type { ReportedRelease } from './reportSchema';

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Mounts kept of one minute, drawn at random where there are more. */
const keptMounts = 200;
/** Different errors kept of one release. */
const keptErrors = 20;

interface Minute {
  /** Milliseconds since 1970 at its beginning. */
  at: number;
  loads: number;
  failures: Partial<Record<FailurePhase, number>>;
  mounts: number;
  mountMs: number[];
}

interface ReportedError {
  at: number;
  phase: FailurePhase;
  message: string;
  count: number;
}

/** What was reported of one release, by minutes. As it is saved. */
export interface ReleaseFigures {
  minutes: Minute[];
  errors: ReportedError[];
}

export const noFigures = (): ReleaseFigures => ({ minutes: [], errors: [] });

/** Adds what a shell reported; what is older than an hour goes. */
export function addReport(figures: ReleaseFigures, report: ReportedRelease, now: number): void {
  const minute = currentMinute(figures, now);
  minute.loads += report.loads;
  for (const ms of report.mountMs) addMount(minute, ms);
  for (const { phase, message } of report.failures) {
    minute.failures[phase] = (minute.failures[phase] ?? 0) + 1;
    addError(figures, { at: now, phase, message, count: 1 });
  }
}

function currentMinute(figures: ReleaseFigures, now: number): Minute {
  const at = Math.floor(now / minuteMs) * minuteMs;
  const last = figures.minutes.at(-1);
  if (last?.at === at) return last;
  const minute: Minute = { at, loads: 0, failures: {}, mounts: 0, mountMs: [] };
  figures.minutes = [...figures.minutes.filter((each) => each.at > at - hourMs), minute];
  return minute;
}

/** Reservoir sampling: each mount of the minute is kept with the same chance. */
function addMount(minute: Minute, ms: number): void {
  minute.mounts += 1;
  if (minute.mountMs.length < keptMounts) minute.mountMs.push(ms);
  else {
    const place = Math.floor(Math.random() * minute.mounts);
    if (place < keptMounts) minute.mountMs[place] = ms;
  }
}

function addError(figures: ReleaseFigures, error: ReportedError): void {
  const same = figures.errors.find(
    ({ phase, message }) => phase === error.phase && message === error.message,
  );
  const others = figures.errors.filter((each) => each !== same);
  const count = error.count + (same?.count ?? 0);
  figures.errors = [{ ...error, count }, ...others].slice(0, keptErrors);
}

/** The last hour as operators see it. */
export function healthOf({ minutes, errors }: ReleaseFigures, now: number): ReleaseHealth {
  const hour = minutes.filter(({ at }) => at > now - hourMs);
  const byPhase: Partial<Record<FailurePhase, number>> = {};
  for (const { failures } of hour)
    for (const [phase, count] of Object.entries(failures) as [FailurePhase, number][])
      byPhase[phase] = (byPhase[phase] ?? 0) + count;
  const mountMs = hour.flatMap((minute) => minute.mountMs);
  return {
    loads: sum(hour.map(({ loads }) => loads)),
    failures: sum(Object.values(byPhase)),
    failuresByPhase: byPhase,
    mountMs: { p50: quantile(mountMs, 0.5), p95: quantile(mountMs, 0.95) },
    errors: errors
      .filter(({ at }) => at > now - hourMs)
      .map((error) => ({ ...error, at: new Date(error.at).toISOString() })),
    series: hour.map((minute) => ({
      at: new Date(minute.at).toISOString(),
      loads: minute.loads,
      failures: sum(Object.values(minute.failures)),
      mountP50: quantile(minute.mountMs, 0.5),
    })),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The smallest value that so large a part of the values doesn't exceed; null where there are none. */
export function quantile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}
