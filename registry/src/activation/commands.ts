import type { OverrideRule } from '@members/mfe-kit/release';
import type { CanarySettings } from '../canary/settings';
import type { LogEntry } from '../log/openLog';
import type { Decide, Reasoned, Registry } from '../openRegistry';
import * as decide from './decide';
import type { PassGate } from './passGate';
import { assertUnchanged, type Subject } from './unchanged';

/** What an operator decides, seeing the log up to line `revision`. */
export interface Decision extends Reasoned {
  revision: number;
}

interface Move {
  name: string;
  releaseId: string;
  force?: boolean;
  /** Ids of the gate's soft findings to set aside. */
  overrideFindings?: readonly string[];
}

export type Commands = ReturnType<typeof createCommands>;

/**
 * What operators change. Each is decided on what is in force at that moment and is one line of the log. All throw a
 * Refusal where it can't be done, or where something has changed that the operator hasn't seen.
 */
export function createCommands({ registry, passGate }: { registry: Registry; passGate: PassGate }) {
  const changeAfter = ({ revision, ...by }: Decision, subject: Subject, to: Decide): Promise<LogEntry> =>
    registry.change(by, (state, log) => {
      assertUnchanged(log, subject, revision);
      return to(state, log);
    });

  async function move({ overrideFindings = [], ...wish }: Move, by: Decision, to: typeof decide.activation) {
    const subject = { remote: wish.name };
    // What the operator couldn't know is told before the gate takes its time, and once more after it.
    assertUnchanged(registry.log(), subject, by.revision);
    to(registry.state(), wish);
    const { actor, why } = by;
    const overridden = await passGate.pass({ ...wish, overrides: overrideFindings }, { actor, why });
    return changeAfter(by, subject, (state) => to(state, { ...wish, overridden }));
  }

  return {
    activate: (wish: Move, by: Decision) => move(wish, by, decide.activation),
    startCanary: (wish: Omit<Move, 'force'>, by: Decision) => move(wish, by, decide.canaryStart),
    rollBack: (wish: { name: string; releaseId?: string; force?: boolean }, by: Decision) =>
      changeAfter(by, { remote: wish.name }, (state, log) =>
        decide.rollback(state, { ...wish, ranBefore: releasesThatRan(log, wish.name) }),
      ),
    stepCanary: (wish: { name: string; step: string }, by: Decision) =>
      changeAfter(by, { remote: wish.name }, (state) => decide.canaryStep(state, wish)),
    promoteCanary: (name: string, by: Decision) =>
      changeAfter(by, { remote: name }, (state) => decide.canaryPromotion(state, name)),
    stopCanary: (name: string, by: Decision) =>
      changeAfter(by, { remote: name }, (state) => decide.canaryStop(state, name)),
    changeOverrides: (overrides: OverrideRule, by: Decision) =>
      changeAfter(by, { setting: 'overridesChanged' }, (state) => ({
        kind: 'overridesChanged',
        overrides,
        before: state.overrides,
      })),
    changeCanarySettings: (settings: CanarySettings, by: Decision) =>
      changeAfter(by, { setting: 'canarySettingsChanged' }, (state) => ({
        kind: 'canarySettingsChanged',
        settings,
        before: state.canarySettings,
      })),
  };
}

/** The releases of a remote that were active at some time. */
const releasesThatRan = (log: readonly LogEntry[], name: string): Set<string> =>
  new Set(
    log.flatMap(({ change }) =>
      (change.kind === 'activated' || change.kind === 'rolledBack') && change.name === name
        ? [change.releaseId]
        : [],
    ),
  );
