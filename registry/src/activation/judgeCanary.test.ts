import { defaultCanarySettings } from '../log/canarySettings';
import type { Trial } from '../reports/canaryTrial';
import { noEvidence, withEvent } from '../reports/evidence';
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
interface Figures {
  loads?: number;
  stepLoads?: number;
  /** Failures to mount. */
  failures?: number;
  activeFailures?: number;
  /** The canary's share of the loads. */
  share?: number;
}
function reported({
  loads = 0,
  stepLoads = loads,
  failures = 0,
  activeFailures = 0,
  share = 0.05,
}: Figures): Trial {
  const counts = { failures: 0, presses: 0, stepPresses: 0 };
  let mount = noEvidence;
  for (let n = 0; n < activeFailures; n += 1) mount = withEvent(mount, { ofCanary: false, share, ratio: 2 });
  for (let n = 0; n < failures; n += 1) mount = withEvent(mount, { ofCanary: true, share, ratio: 2 });
  return {
    startSeq: 7,
    stepSeq: 7,
    share,
    canary: { ...counts, loads, stepLoads, failures },
    active: { ...counts, loads: 1000, stepLoads: 1000, failures: activeFailures },
    evidence: { mount },
  };
}
const judged = (figures: Figures, { step = 'few', minutes = 60 } = {}) =>
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

  it('stops it where enough speaks against it, from the tenth failure on', () => {
    expect(judged({ loads: 200, failures: 9 })).toBe('wait');
    expect(judged({ loads: 200, failures: 10 })).toBe('stop');
    expect(judged({ loads: 200, failures: 10, activeFailures: 190 })).toBe('step');
    expect(judged({ loads: 200, failures: 10, share: 0.5 })).toBe('wait');
    expect(judged({ loads: 200, failures: 16, share: 0.5 })).toBe('stop');
  });

  it('waits while something speaks against it, but not enough yet to stop it', () => {
    expect(judged({ loads: 50, failures: 2 })).toBe('step');
    expect(judged({ loads: 50, failures: 5 })).toBe('wait');
  });

  it('says what it was, with the figures', () => {
    const trial = reported({ loads: 200, failures: 12, activeFailures: 3 });
    const { why } = judgeCanary(
      { canary: canary('few'), trial, settings: defaultCanarySettings },
      started,
    ) as { why: string };
    expect(why).toBe(
      'Taken back: failures in mount in 12 of 200 loads, with the active release in 3 of 1000.',
    );
  });

  it('waits at a step that the settings no longer have', () => {
    expect(judged({ loads: 500 }, { step: 'gone' })).toBe('wait');
  });
});
