import type { ReleaseWeeks, Vital } from '@members/office-contract';
import type { FailurePhase } from '@members/mfe-kit/release';
import { mergedHistograms, quantileOf, withValue, type Histogram } from './histogram';
import type { ReportedRelease } from './reportSchema';

const dayMs = 24 * 60 * 60_000;
const daysKept = 56;
/** Releases of a remote whose days are kept, those that were reported last. */
const releasesKept = 20;

const milliseconds = [50, 75, 100, 150, 200, 300, 400, 500, 750, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000]; // oxfmt-ignore
const edges: Readonly<Record<Vital, readonly number[]>> = {
  lcp: milliseconds,
  inp: milliseconds,
  press: milliseconds,
  mount: milliseconds,
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};
const vitals = Object.keys(edges) as Vital[];

/** What was reported about a release on one day (UTC). It is saved in this form. */
interface Day {
  /** Its start, in milliseconds since 1970. */
  at: number;
  loads: number;
  failures: Partial<Record<FailurePhase, number>>;
  vitals: Partial<Record<Vital, Histogram>>;
}

/** The days of each release of a remote, by its id; the release that was reported last stands last. */
export type RemoteDays = Record<string, Day[]>;

/** The days of a remote with one more report; without those that are older than eight weeks. `now` is in milliseconds since 1970. */
export function withReported(days: RemoteDays, reported: ReportedRelease, now: number): RemoteDays {
  const at = Math.floor(now / dayMs) * dayMs;
  const { [reported.releaseId]: known = [], ...others } = days;
  const last = known.at(-1);
  const day: Day = last?.at === at ? last : { at, loads: 0, failures: {}, vitals: {} };
  const earlier = known.filter((each) => each !== day && each.at > at - daysKept * dayMs);
  return {
    ...Object.fromEntries(Object.entries(others).slice(1 - releasesKept)),
    [reported.releaseId]: [...earlier, dayWith(day, reported)],
  };
}

function dayWith(day: Day, { loads, failures, mountMs, vitals: measured = {} }: ReportedRelease): Day {
  const counted = { ...day.failures };
  for (const { phase } of failures) counted[phase] = (counted[phase] ?? 0) + 1;
  const histograms = { ...day.vitals };
  const add = (vital: Vital, value: number | undefined) => {
    if (value !== undefined) histograms[vital] = withValue(histograms[vital], value, edges[vital]);
  };
  for (const ms of mountMs) add('mount', ms);
  for (const vital of ['lcp', 'inp', 'press', 'cls'] as const) add(vital, measured[vital]);
  return { at: day.at, loads: day.loads + loads, failures: counted, vitals: histograms };
}

/** The figures of a release over eight weeks, as operators see them. */
export function weeksOf(days: readonly Day[]): ReleaseWeeks {
  const failuresByPhase: Partial<Record<FailurePhase, number>> = {};
  for (const { failures } of days)
    for (const [phase, count] of Object.entries(failures) as [FailurePhase, number][])
      failuresByPhase[phase] = (failuresByPhase[phase] ?? 0) + count;
  return {
    loads: sum(days.map(({ loads }) => loads)),
    failures: sum(Object.values(failuresByPhase)),
    failuresByPhase,
    p75: p75Of(days),
    days: days.map((day) => ({
      at: new Date(day.at).toISOString(),
      loads: day.loads,
      failures: sum(Object.values(day.failures)),
      p75: p75Of([day]),
    })),
  };
}

const p75Of = (days: readonly Day[]): ReleaseWeeks['p75'] =>
  Object.fromEntries(
    vitals.map((vital) => {
      const histogram = mergedHistograms(
        days.flatMap((day) => (day.vitals[vital] ? [day.vitals[vital]] : [])),
      );
      return [vital, quantileOf(histogram, 0.75, edges[vital])];
    }),
  ) as ReleaseWeeks['p75'];

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
