import type { ReleaseHealth } from '@members/office-contract';
import type { FailurePhase } from '@members/mfe-kit/release';
import type { ReportedRelease } from './reportSchema';

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
/** Mount times kept for a minute; of more, a random sample. */
const maxMounts = 200;
/** Different errors kept for a release, the newest ones. */
const maxErrors = 20;

interface Minute {
  /** Its start, in milliseconds since 1970. */
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
  stack?: string | undefined;
  count: number;
}

/** What was reported about one release, by minute. It is saved in this form. */
export interface ReleaseFigures {
  minutes: Minute[];
  errors: ReportedError[];
}

export const noFigures = (): ReleaseFigures => ({ minutes: [], errors: [] });

/** Adds a report and drops what is older than an hour. `now` is in milliseconds since 1970. */
export function addReport(figures: ReleaseFigures, report: ReportedRelease, now: number): void {
  const minute = currentMinute(figures, now);
  minute.loads += report.loads;
  for (const ms of report.mountMs) addMount(minute, ms);
  for (const { phase, message, stack } of report.failures) {
    minute.failures[phase] = (minute.failures[phase] ?? 0) + 1;
    addError(figures, { at: now, phase, message, ...(stack && { stack }), count: 1 });
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

/** Reservoir sampling: every mount of the minute has the same chance to be kept. */
function addMount(minute: Minute, ms: number): void {
  minute.mounts += 1;
  if (minute.mountMs.length < maxMounts) minute.mountMs.push(ms);
  else {
    const place = Math.floor(Math.random() * minute.mounts);
    if (place < maxMounts) minute.mountMs[place] = ms;
  }
}

function addError(figures: ReleaseFigures, error: ReportedError): void {
  const same = figures.errors.find(
    ({ phase, message }) => phase === error.phase && message === error.message,
  );
  const others = figures.errors.filter((each) => each !== same);
  const count = error.count + (same?.count ?? 0);
  const stack = error.stack ?? same?.stack;
  figures.errors = [{ ...error, ...(stack && { stack }), count }, ...others].slice(0, maxErrors);
}

/** The figures of the last hour, as operators see them. */
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
    errors: errorsOf(errors.filter(({ at }) => at > now - hourMs)),
    series: hour.map((minute) => ({
      at: new Date(minute.at).toISOString(),
      loads: minute.loads,
      failures: sum(Object.values(minute.failures)),
      mountP50: quantile(minute.mountMs, 0.5),
    })),
  };
}

/** Errors as operators see them, the newest first. */
export const errorsOf = (errors: readonly ReportedError[]): ReleaseHealth['errors'] =>
  errors.map((error) => ({ ...error, at: new Date(error.at).toISOString() }));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The smallest value that is at least as large as this part (0 to 1) of the values; null for no values. */
function quantile(values: readonly number[], part: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null;
}
