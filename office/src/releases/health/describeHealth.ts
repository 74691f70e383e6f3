import type { ReleaseHealth, Suspicion, VitalQuartiles, Vital } from '@members/office-contract';
import type { ReleaseTexts } from '../useReleaseTexts';
import type { Minute } from './minutes';

/** Text alternative of the chart of loads and failures. */
export function describeLoads(minutes: readonly (Minute | null)[], { t, count, many }: ReleaseTexts): string {
  const reported = minutes.filter((minute) => minute !== null);
  if (reported.length === 0) return t('charts.noLoads');
  const sum = (of: 'loads' | 'failures') => reported.reduce((total, minute) => total + minute[of], 0);
  const most = Math.max(...reported.map(({ loads }) => loads));
  return t('charts.loads', {
    loads: many('loads', sum('loads')),
    failures: many('failures', sum('failures')),
    most: count(most),
  });
}

/** Text alternative of the chart of mount times. */
export function describeMounts(minutes: readonly (Minute | null)[], { t, ms }: ReleaseTexts): string {
  const times = minutes.flatMap((minute) => minute?.mountP50 ?? []);
  if (times.length === 0) return t('charts.noMounts');
  const [from, to, last] = [Math.min(...times), Math.max(...times), times.at(-1) ?? 0];
  return t('charts.mounts', { from: ms(from), to: ms(to), last: ms(last) });
}

/** `mount 2, render 1`; empty if nothing failed. */
export const describePhases = (
  failuresByPhase: ReleaseHealth['failuresByPhase'],
  { count }: ReleaseTexts,
): string =>
  Object.entries(failuresByPhase)
    .filter(([, failures]) => failures > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([phase, failures]) => `${phase} ${count(failures)}`)
    .join(', ');

/** Failures with their share of all loads: `3 (0.2%)`. */
export const describeFailures = (
  { loads, failures }: Pick<ReleaseHealth, 'loads' | 'failures'>,
  { count, share }: ReleaseTexts,
): string =>
  failures === 0 ? count(0) : `${count(failures)} (${share(failures / Math.max(loads, failures))})`;

/** What speaks most against a canary. */
export function describeSuspicion({ of, canary, active }: Suspicion, { t, count, ms }: ReleaseTexts): string {
  const figures = {
    ...{ canary: count(canary.events), canaryPages: count(canary.pages) },
    ...{ active: count(active.events), activePages: count(active.pages) },
  };
  return 'slowMs' in of
    ? t('suspicion.slow', { ms: ms(of.slowMs), ...figures })
    : t('suspicion.phase', { phase: of.phase, ...figures });
}

/** What three of four pages reach, the web vitals first. */
export const vitals = ['lcp', 'inp', 'cls', 'press', 'mount'] as const satisfies readonly Vital[];

export const formatVital = (vital: Vital, value: number | null, { ms, count }: ReleaseTexts): string =>
  value === null ? '–' : vital === 'cls' ? count(value) : ms(value);

/** `LCP 1.5 s, INP 200 ms`; what no page told is left out. */
export const describeVitals = (p75: VitalQuartiles, texts: ReleaseTexts): string =>
  vitals
    .filter((vital) => p75[vital] !== null)
    .map((vital) => `${texts.t(`vitals.${vital}`)} ${formatVital(vital, p75[vital], texts)}`)
    .join(', ') || texts.t('vitals.none');
