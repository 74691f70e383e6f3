import { canaryPromotion, canaryStep, canaryStop } from '../activation/decide';
import type { Registry } from '../openRegistry';
import { Refusal } from '../refusal';
import { judge } from './judge';
import { trialOf, type Trials } from './trial';

/** How often time alone is looked at; reports are looked at when they come. */
const lookEveryMs = 5_000;
const actor = { kind: 'registry', name: 'canary' } as const;

interface Parts {
  registry: Registry;
  trials: () => Trials;
  now: () => number;
  onError: (error: unknown) => void;
}

/** Lets canaries grow, become the active release, or go back, each a line of the log with the figures as its reason. */
export function createCanaryWatch({ registry, trials, now, onError }: Parts) {
  async function look(): Promise<void> {
    for (const name of Object.keys(registry.state().remotes)) await lookAt(name);
  }

  async function lookAt(name: string): Promise<void> {
    const { remotes, canarySettings: settings } = registry.state();
    const canary = remotes[name]?.canary;
    if (!canary) return;
    const verdict = judge({ canary, trial: trialOf(trials(), name, canary), settings }, now());
    if (verdict.do === 'wait') return;
    await registry.change({ actor, why: verdict.why }, (state) => {
      // An operator was faster.
      if (state.remotes[name]?.canary?.stepSeq !== canary.stepSeq)
        throw new Refusal('conflict', 'It has changed.');
      if (verdict.do === 'step') return canaryStep(state, { name, step: verdict.step });
      return verdict.do === 'promote' ? canaryPromotion(state, name) : canaryStop(state, name);
    });
  }

  let looking: Promise<void> | null = null;
  /** Looks once at a time; a look that is asked for during another follows it. */
  function lookSoon(): void {
    const next = (looking ?? Promise.resolve()).then(look).catch((error: unknown) => {
      if (!(error instanceof Refusal)) onError(error);
    });
    looking = next;
  }

  const timer = setInterval(lookSoon, lookEveryMs);
  timer.unref();
  return {
    lookSoon,
    async close(): Promise<void> {
      clearInterval(timer);
      await looking;
    },
  };
}
