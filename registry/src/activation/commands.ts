import {
  Declined,
  type CanarySettings,
  type RegistryChange,
  type RegistryEntry,
} from '@members/office-contract';
import type { OverrideRule } from '@members/mfe-kit/release';
import type { GateChecks } from '../gate/gateChecks';
import { changesDocument } from '../log/change';
import type { Attribution, Decide, RegistryLog } from '../log/openRegistryLog';
import * as decide from './decide';

/** Who decides and why, having seen the log up to entry number `revision`. */
export interface Decision extends Attribution {
  revision: number;
}

interface Move {
  name: string;
  releaseId: string;
  force?: boolean | undefined;
  /** Ids of the gate's soft findings to override. */
  overrideFindings?: readonly string[] | undefined;
}

/** What a decision is about: one remote, or one of the settings. */
type Subject = { remote: string } | { setting: 'overridesChanged' | 'canarySettingsChanged' };

export type Commands = ReturnType<typeof createCommands>;

/**
 * What operators can change. Each command decides on the state at that moment and makes one log entry. All reject with a
 * Declined if that can't be done, or if something has changed that the operator hasn't seen.
 */
export function createCommands({ registry, gateChecks }: { registry: RegistryLog; gateChecks: GateChecks }) {
  const changeIfUnchanged = (
    { revision, ...by }: Decision,
    subject: Subject,
    make: Decide,
  ): Promise<RegistryEntry> =>
    registry.change(by, (state, log) => {
      assertUnchanged(log, subject, revision);
      return make(state, log);
    });

  async function move(
    { overrideFindings = [], ...wanted }: Move,
    by: Decision,
    make: typeof decide.activation,
  ) {
    const subject = { remote: wanted.name };
    // The operator learns of a mistake or conflict before the gate takes its time; both are checked again after it.
    assertUnchanged(registry.log(), subject, by.revision);
    make(registry.state(), wanted);
    const { actor, why } = by;
    const overridden = await gateChecks.requirePass(
      { ...wanted, overrides: overrideFindings },
      { actor, why },
    );
    return changeIfUnchanged(by, subject, (state) => make(state, { ...wanted, overridden }));
  }

  return {
    activate: (wanted: Move, by: Decision) => move(wanted, by, decide.activation),
    startCanary: (wanted: Omit<Move, 'force'>, by: Decision) => move(wanted, by, decide.canaryStart),
    /** `oneStep` goes to the release that ran before and no further. */
    rollBack: (wanted: Omit<decide.Rollback, 'ranBefore'>, by: Decision) =>
      changeIfUnchanged(by, { remote: wanted.name }, (state, log) =>
        decide.rollback(state, { ...wanted, ranBefore: releasesThatRan(log, wanted.name) }),
      ),
    stepCanary: (wanted: { name: string; step: string }, by: Decision) =>
      changeIfUnchanged(by, { remote: wanted.name }, (state) => decide.canaryStep(state, wanted)),
    promoteCanary: (name: string, by: Decision) =>
      changeIfUnchanged(by, { remote: name }, (state) => decide.canaryPromotion(state, name)),
    stopCanary: (name: string, by: Decision) =>
      changeIfUnchanged(by, { remote: name }, (state) => decide.canaryStop(state, name)),
    /** `share` is null for a flag that is no more. */
    setFlag: ({ name, flag, share }: { name: string; flag: string; share: number | null }, by: Decision) =>
      changeIfUnchanged(by, { remote: name }, (state) => decide.flagChange(state, { name, flag, share })),
    changeOverrides: (overrides: OverrideRule, by: Decision) =>
      changeIfUnchanged(by, { setting: 'overridesChanged' }, (state) => ({
        kind: 'overridesChanged',
        overrides,
        before: state.overrides,
      })),
    changeCanarySettings: (settings: CanarySettings, by: Decision) =>
      changeIfUnchanged(by, { setting: 'canarySettingsChanged' }, (state) => ({
        kind: 'canarySettingsChanged',
        settings,
        before: state.canarySettings,
      })),
  };
}

/** Throws a Declined that lists what has changed about the subject since entry number `revision`. */
function assertUnchanged(log: readonly RegistryEntry[], subject: Subject, revision: number): void {
  const changed = log.slice(revision).filter(({ change }) => concerns(subject, change));
  if (changed.length > 0) throw new Declined('changedSince', {}, { changed });
}

const concerns = (subject: Subject, change: RegistryChange): boolean =>
  'setting' in subject
    ? change.kind === subject.setting
    : changesDocument(change) && 'name' in change && change.name === subject.remote;

/** The releases of a remote that were active at some time. */
const releasesThatRan = (log: readonly RegistryEntry[], name: string): Set<string> =>
  new Set(
    log.flatMap(({ change }) =>
      (change.kind === 'activated' || change.kind === 'rolledBack') && change.name === name
        ? [change.releaseId]
        : [],
    ),
  );
