import { englishReleases } from '../../../testing/englishReleases';
import type { ReleaseTexts } from '../useReleaseTexts';
import {
  describeFailures,
  describeLoads,
  describeMounts,
  describePhases,
  describeSuspicion,
  describeVitals,
} from './describeHealth';

let texts: ReleaseTexts;
beforeAll(async () => {
  texts = await englishReleases();
});

const at = '2026-11-21T10:00:00.000Z';

describe('what a chart shows, in words', () => {
  it('adds up the loads and failures of the hour', () => {
    const minutes = [{ at, loads: 12, failures: 1, mountP50: 80 }, null, { at, loads: 3, failures: 0, mountP50: 95 }]; // oxfmt-ignore
    expect(describeLoads(minutes, texts)).toBe('Last hour: 15 loads, at most 12 in a minute, 1 failure');
    expect(describeMounts(minutes, texts)).toBe('Median mount times of the last hour: 80 ms to 95 ms by minute, last 95 ms'); // oxfmt-ignore
  });

  it('says that there was nothing', () => {
    expect(describeLoads([null], texts)).toBe('No loads in the last hour');
    expect(describeMounts([null, { at, loads: 0, failures: 2, mountP50: null }], texts)).toBe('No mount times in the last hour'); // oxfmt-ignore
  });
});

describe('failures', () => {
  it('stand beside their share of the loads, which is never above all', () => {
    expect(describeFailures({ loads: 1000, failures: 0 }, texts)).toBe('0');
    expect(describeFailures({ loads: 1000, failures: 3 }, texts)).toBe('3 (0.3%)');
    expect(describeFailures({ loads: 0, failures: 3 }, texts)).toBe('3 (100%)');
  });

  it('are named by phase, the most frequent first', () => {
    expect(describePhases({ load: 0, render: 1, mount: 4 }, texts)).toBe('mount 4, render 1');
    expect(describePhases({}, texts)).toBe('');
  });
});

test('web vitals stand in one line, without those that no page told', () => {
  const none = { lcp: null, inp: null, cls: null, press: null, mount: null };
  expect(describeVitals({ ...none, lcp: 1500, inp: 200, cls: 0.01 }, texts)).toBe(
    'LCP 1.5 sec, INP 200 ms, CLS 0.01',
  );
  expect(describeVitals(none, texts)).toBe('nothing told');
});

test('what speaks against a canary is a phase, or presses that take long', () => {
  const figures = { canary: { events: 4, pages: 1200 }, active: { events: 1, pages: 9000 } };
  expect(describeSuspicion({ of: { phase: 'mount' }, ...figures }, texts)).toBe(
    'failures in mount in 4 of 1,200 loads, with the active release in 1 of 9,000',
  );
  expect(describeSuspicion({ of: { slowMs: 200 }, ...figures }, texts)).toMatch(
    /^presses of more than 200 ms/,
  );
});
