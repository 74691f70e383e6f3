import { judgeCanary, type Verdict } from '../src/activation/judgeCanary';
import { defaultCanarySettings } from '../src/log/canarySettings';
import type { CanaryState, RemoteState } from '../src/log/state';
import { countInTrial, trialOf, type Trials } from '../src/reports/canaryTrial';

// jest looks a global up slowly.
const { imul } = Math;

/** A random number from 0 to 1; the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a page that loads a release tells: in which phase it failed, and how long a press took, in milliseconds. */
export interface Experience {
  failed?: 'load' | 'mount' | 'run' | undefined;
  press?: number | undefined;
}

interface Life {
  random: () => number;
  /** The canary's shares of the members, one for each step; the loads are divided among them. */
  shares: readonly number[];
  loads: number;
  /** What a page experiences with one of the two. */
  page: (ofCanary: boolean) => Experience;
  /** Whether a page is one of the canary's share. By default each page is by chance. */
  inShare?: (share: number) => boolean;
}

const names = { name: 'mfe-x', active: '1+a', canary: '2+b' };

/** Plays the life of a canary, judged after each report that tells something. `loads` is when it was stopped. */
export function playCanary({ random, shares, loads, page, inShare = (share) => random() < share }: Life): {
  verdict: Verdict['do'];
  loads: number;
  why: string;
} {
  const trials: Trials = {};
  for (let step = 0, played = 0; step < shares.length; step += 1) {
    const canary: CanaryState = {
      releaseId: names.canary,
      step: `${step}`,
      share: shares[step]!,
      startedAt: '2026-11-21T10:00:00Z',
      stepAt: '2026-11-21T10:00:00Z',
      startSeq: 1,
      stepSeq: step + 1,
    };
    const remote: RemoteState = { active: names.active, previous: null, forced: false, canary };
    const pending = [0, 0];
    const tell = (ofCanary: boolean, { failed, press }: Experience = {}) => {
      const side = ofCanary ? 1 : 0;
      const reported = {
        name: names.name,
        releaseId: ofCanary ? names.canary : names.active,
        canary: ofCanary,
        loads: pending[side]!,
        mountMs: [],
        failures: failed ? [{ phase: failed, message: 'broken' }] : [],
        ...(press !== undefined && { vitals: { press } }),
      };
      pending[side] = 0;
      countInTrial(trials, remote, { reported, ratio: defaultCanarySettings.ratio });
    };
    for (const end = Math.round((loads * (step + 1)) / shares.length); played < end; played += 1) {
      const ofCanary = inShare(canary.share);
      pending[ofCanary ? 1 : 0]! += 1;
      const experience = page(ofCanary);
      if (!experience.failed && experience.press === undefined) continue;
      tell(!ofCanary);
      tell(ofCanary, experience);
      const trial = trialOf(trials, names.name, canary);
      const verdict = judgeCanary({ canary, trial, settings: defaultCanarySettings }, 0);
      if (verdict.do === 'stop') return { verdict: 'stop', loads: played + 1, why: verdict.why };
    }
  }
  return { verdict: 'wait', loads, why: '' };
}
