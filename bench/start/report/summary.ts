import { median } from '../../src/summarise';
import type { Figures } from '../measure/figures';
import type { Sample } from '../measure/samples';

type Key = Pick<Sample, 'part' | 'system' | 'screen' | 'state'>;
export type Figure = (figures: Figures) => number;

/** A median with the lowest and the highest of its runs. */
export interface MedianRange {
  median: number;
  lowest: number;
  highest: number;
}

const medianRange = (values: readonly number[]): MedianRange | null =>
  values.length === 0
    ? null
    : { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };

/** Medians of samples, and of ratios between two systems that were measured in the same round. */
export function summary(samples: readonly Sample[]) {
  const samplesOf = (key: Key) =>
    samples.filter(
      ({ part, system, screen, state }) =>
        part === key.part && system === key.system && screen === key.screen && state === key.state,
    );
  return {
    middle: (key: Key, pick: Figure) => medianRange(samplesOf(key).map(({ figures }) => pick(figures))),
    ratio(key: Key, other: string, pick: Figure) {
      const rivals = new Map(
        samplesOf({ ...key, system: other }).map(({ round, figures }) => [round, figures]),
      );
      return medianRange(
        samplesOf(key).flatMap(({ round, figures }) => {
          const rival = rivals.get(round);
          return rival ? [pick(figures) / pick(rival)] : [];
        }),
      );
    },
  };
}

export type Summary = ReturnType<typeof summary>;
