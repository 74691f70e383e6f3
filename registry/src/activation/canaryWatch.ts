import { Declined } from '@members/office-contract';
import type { RegistryLog } from '../log/openRegistryLog';
import { trialOf, type Trials } from '../reports/canaryTrial';
import { canaryPromotion, canaryStep, canaryStop } from './decide';
import { judgeCanary } from './judgeCanary';

/** How often canaries are judged by time alone; each report has them judged too. */
const intervalMs = 5_000;
const actor = { kind: 'registry', name: 'canary' } as const;

interface Options {
  registry: RegistryLog;
  trials: () => Trials;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Steps, promotes and stops canaries by what was reported. Each move is a log entry with the figures as its reason. */
export function createCanaryWatch({ registry, trials, now, onError }: Options) {
  async function judgeAll(): Promise<void> {
    for (const name of Object.keys(registry.state().remotes)) await judge(name);
  }

  async function judge(name: string): Promise<void> {
    const { remotes, canarySettings: settings } = registry.state();
    const canary = remotes[name]?.canary;
    if (!canary) return;
    const verdict = judgeCanary({ canary, trial: trialOf(trials(), name, canary), settings }, now());
    if (verdict.do === 'wait') return;
    await registry.change({ actor, why: verdict.why }, (state) => {
      if (state.remotes[name]?.canary?.stepSeq !== canary.stepSeq) throw new Declined('changedSince');
      if (verdict.do === 'step') return canaryStep(state, { name, step: verdict.step });
      return verdict.do === 'promote' ? canaryPromotion(state, name) : canaryStop(state, name);
    });
  }

  let judging: Promise<void> = Promise.resolve();
  /** Judges all canaries as soon as those under way have been judged. */
  function judgeSoon(): void {
    judging = judging.then(judgeAll).catch((error: unknown) => {
      if (!(error instanceof Declined)) onError(error);
    });
  }

  const timer = setInterval(judgeSoon, intervalMs);
  timer.unref();
  return {
    judgeSoon,
    async close(): Promise<void> {
      clearInterval(timer);
      await judging;
    },
  };
}
