import { defaultCanarySettings } from '../log/canarySettings';
import type { Trial } from '../reports/canaryTrial';
import { judgeCanary } from './judgeCanary';

const started = Date.parse('2026-11-21T10:00:00Z');
const canary = (step: string) => ({
  releaseId: '2.0.0+b',
  step,
  share: 0.05,
  startedAt: new Date(started).toISOString(),
  stepAt: new Date(started).toISOString(),
  startSeq: 7,
  stepSeq: 7,
});
const reported = (figures: Partial<Trial>): Trial => ({
  startSeq: 7,
  stepSeq: 7,
  loads: 0,
  failures: 0,
  stepLoads: figures.loads ?? 0,
  activeLoads: 0,
  activeFailures: 0,
  ...figures,
});
const judged = (figures: Partial<Trial>, { step = 'few', minutes = 60 } = {}) =>
  judgeCanary(
    { canary: canary(step), trial: reported(figures), settings: defaultCanarySettings },
    started + minutes * 60_000,
  ).do;

describe('judging a canary', () => {
  it('takes the next step when the time of this one is over and it has enough loads', () => {
    expect(judged({ loads: 49 })).toBe('wait');
    expect(judged({ loads: 50 }, { minutes: 9 })).toBe('wait');
    expect(judged({ loads: 50 }, { minutes: 10 })).toBe('step');
    expect(judged({ loads: 500, stepLoads: 49 }, { step: 'quarter' })).toBe('wait');
  });

  it('makes it the active release after the last step', () => {
    expect(judged({ loads: 50 }, { step: 'half' })).toBe('promote');
  });

  it('stops it from the tenth failure on if it fails more than twice as often', () => {
    expect(judged({ loads: 20, failures: 9 })).toBe('wait');
    expect(judged({ loads: 20, failures: 10 })).toBe('stop');
    expect(judged({ loads: 100, failures: 30, activeLoads: 100, activeFailures: 15 })).toBe('step');
    expect(judged({ loads: 100, failures: 31, activeLoads: 100, activeFailures: 15 })).toBe('stop');
  });

  it('waits while it fails too often, with too few failures yet to stop it', () => {
    expect(judged({ loads: 50, failures: 5 })).toBe('wait');
  });

  it('accepts one failure in a hundred loads, and as many as a broken active release has', () => {
    expect(judged({ loads: 1000, failures: 20 })).toBe('step');
    expect(judged({ loads: 100, failures: 100, activeLoads: 10, activeFailures: 10 })).toBe('step');
  });

  it('waits at a step that the settings no longer have', () => {
    expect(judged({ loads: 500 }, { step: 'gone' })).toBe('wait');
  });
});
