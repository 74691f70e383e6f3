/** The rules of activation: which change an operator's decision makes of the current state. All throw Declined. */
import { Declined, type Finding, type RegistryChange } from '@members/office-contract';
import { releaseOf, remoteOf, type RegistryState } from '../log/state';

/** Every page carries them. */
const mostFlags = 20;

interface Move {
  name: string;
  releaseId: string;
  force?: boolean | undefined;
  /** Soft findings of the gate that the operator overrides. */
  overridden?: readonly Finding[];
}

/** The release becomes the active one. */
export function activation(
  state: RegistryState,
  { name, releaseId, force = false, overridden = [] }: Move,
): RegistryChange {
  releaseOf(state, name, releaseId);
  const before = state.remotes[name]?.active ?? null;
  if (before === releaseId && state.remotes[name]?.forced === force)
    throw new Declined('runsAlready', { remote: name, release: releaseId });
  return { kind: 'activated', name, releaseId, before, forced: force, ...overriddenFindings(overridden) };
}

export interface Rollback {
  name: string;
  /** The release before unless given. */
  releaseId?: string | undefined;
  force?: boolean | undefined;
  /** Refuses every other than the release before. */
  oneStep: boolean;
  ranBefore: ReadonlySet<string>;
}

/** Rolls back to the release before, or to an earlier one that is named. It was active before, so the gate isn't asked. */
export function rollback(
  state: RegistryState,
  { name, force = false, oneStep, ranBefore, ...wanted }: Rollback,
): RegistryChange {
  const { active, previous } = remoteOf(state, name);
  const releaseId = wanted.releaseId ?? previous;
  if (oneStep && previous && releaseId !== previous)
    throw new Declined('notBefore', { remote: name, release: releaseId! });
  if (!releaseId) throw new Declined('noneBefore', { remote: name });
  releaseOf(state, name, releaseId);
  if (releaseId === active) throw new Declined('runsAlready', { remote: name, release: releaseId });
  if (!ranBefore.has(releaseId)) throw new Declined('neverRan', { remote: name, release: releaseId });
  return { kind: 'rolledBack', name, releaseId, before: active, forced: force };
}

/** Gives the release to the first step's share of the members. */
export function canaryStart(
  state: RegistryState,
  { name, releaseId, overridden = [] }: Move,
): RegistryChange {
  releaseOf(state, name, releaseId);
  const { active, canary } = remoteOf(state, name);
  if (active === releaseId) throw new Declined('runsAlready', { remote: name, release: releaseId });
  if (canary) throw new Declined('canaryExists', { remote: name, release: canary.releaseId });
  const { name: step, share } = state.canarySettings.steps[0]!;
  return { kind: 'canaryStarted', name, releaseId, step, share, ...overriddenFindings(overridden) };
}

/** Moves the canary to a step of the settings. */
export function canaryStep(
  state: RegistryState,
  { name, step: wanted }: { name: string; step: string },
): RegistryChange {
  const { releaseId, step, share } = canaryOf(state, name);
  const next = state.canarySettings.steps.find((each) => each.name === wanted);
  if (!next) throw new Declined('noStep', { step: wanted });
  if (next.name === step && next.share === share) throw new Declined('atStep', { remote: name, step });
  return { kind: 'canaryStepped', name, releaseId, step: next.name, share: next.share };
}

/** The canary becomes the active release. */
export function canaryPromotion(state: RegistryState, name: string): RegistryChange {
  const { releaseId } = canaryOf(state, name);
  return activation(state, { name, releaseId });
}

/** All members get the active release again. */
export function canaryStop(state: RegistryState, name: string): RegistryChange {
  const { releaseId } = canaryOf(state, name);
  return { kind: 'canaryStopped', name, releaseId };
}

/** A flag of a remote is on for another share of the members, or, with null, is no more. */
export function flagChange(
  state: RegistryState,
  { name, flag, share }: { name: string; flag: string; share: number | null },
): RegistryChange {
  remoteOf(state, name);
  const flags = new Map(Object.entries(state.flags[name] ?? {}));
  const before = flags.get(flag) ?? null;
  if (before === share)
    throw new Declined(share === null ? 'noFlag' : 'flagUnchanged', { remote: name, flag });
  if (before === null && flags.size >= mostFlags)
    throw new Declined('mostFlags', { remote: name, most: mostFlags });
  return { kind: 'flagChanged', name, flag, share, before };
}

function canaryOf(state: RegistryState, name: string) {
  const { canary } = remoteOf(state, name);
  if (!canary) throw new Declined('noCanary', { remote: name });
  return canary;
}

/** Log entries have no `overridden` if there is nothing in it. */
const overriddenFindings = (overridden: readonly Finding[]) => (overridden.length > 0 ? { overridden } : {});
