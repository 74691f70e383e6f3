/** The rules of activation: which change an operator's decision makes of the current state. All throw Refusals. */
import type { Change, Finding } from '../log/change';
import { Refusal } from '../log/refusal';
import { releaseOf, remoteOf, type RegistryState } from '../log/state';

/** Every page carries them. */
const mostFlags = 20;

interface Move {
  name: string;
  releaseId: string;
  force?: boolean;
  /** Soft findings of the gate that the operator overrides. */
  overridden?: readonly Finding[];
}

/** The release becomes the active one. */
export function activation(
  state: RegistryState,
  { name, releaseId, force = false, overridden = [] }: Move,
): Change {
  releaseOf(state, name, releaseId);
  const before = state.remotes[name]?.active ?? null;
  if (before === releaseId && state.remotes[name]?.forced === force)
    throw new Refusal('invalid', `${name} ${releaseId} runs already.`);
  return { kind: 'activated', name, releaseId, before, forced: force, ...overriddenFindings(overridden) };
}

/** Rolls back to the release before, or to an earlier one that is named. It was active before, so the gate isn't asked. */
export function rollback(
  state: RegistryState,
  {
    name,
    force = false,
    ranBefore,
    ...wanted
  }: { name: string; releaseId?: string; force?: boolean; ranBefore: ReadonlySet<string> },
): Change {
  const { active, previous } = remoteOf(state, name);
  const releaseId = wanted.releaseId ?? previous;
  if (!releaseId)
    throw new Refusal('invalid', `No release of ${name} is known to go back to. Name one that ran before.`);
  releaseOf(state, name, releaseId);
  if (releaseId === active) throw new Refusal('invalid', `${name} ${releaseId} runs already.`);
  if (!ranBefore.has(releaseId))
    throw new Refusal('invalid', `${name} ${releaseId} never ran, so it can only be activated.`);
  return { kind: 'rolledBack', name, releaseId, before: active, forced: force };
}

/** Gives the release to the first step's share of the members. */
export function canaryStart(state: RegistryState, { name, releaseId, overridden = [] }: Move): Change {
  releaseOf(state, name, releaseId);
  const { active, canary } = remoteOf(state, name);
  if (active === releaseId) throw new Refusal('invalid', `${name} ${releaseId} runs already.`);
  if (canary)
    throw new Refusal('invalid', `${canary.releaseId} is a canary of ${name} already. Stop it first.`);
  const { name: step, share } = state.canarySettings.steps[0]!;
  return { kind: 'canaryStarted', name, releaseId, step, share, ...overriddenFindings(overridden) };
}

/** Moves the canary to a step of the settings. */
export function canaryStep(
  state: RegistryState,
  { name, step: wanted }: { name: string; step: string },
): Change {
  const { releaseId, step, share } = canaryOf(state, name);
  const next = state.canarySettings.steps.find((each) => each.name === wanted);
  if (!next) throw new Refusal('invalid', `There is no step ${wanted}.`);
  if (next.name === step && next.share === share)
    throw new Refusal('invalid', `The canary of ${name} stands at ${step} already.`);
  return { kind: 'canaryStepped', name, releaseId, step: next.name, share: next.share };
}

/** The canary becomes the active release. */
export function canaryPromotion(state: RegistryState, name: string): Change {
  const { releaseId } = canaryOf(state, name);
  return activation(state, { name, releaseId });
}

/** All members get the active release again. */
export function canaryStop(state: RegistryState, name: string): Change {
  const { releaseId } = canaryOf(state, name);
  return { kind: 'canaryStopped', name, releaseId };
}

/** A flag of a remote is on for another share of the members, or, with null, is no more. */
export function flagChange(
  state: RegistryState,
  { name, flag, share }: { name: string; flag: string; share: number | null },
): Change {
  remoteOf(state, name);
  const flags = new Map(Object.entries(state.flags[name] ?? {}));
  const before = flags.get(flag) ?? null;
  if (before === share)
    throw new Refusal(
      'invalid',
      share === null
        ? `${name} has no flag ${flag}.`
        : `The flag ${flag} of ${name} is on for this share already.`,
    );
  if (before === null && flags.size >= mostFlags)
    throw new Refusal('invalid', `${name} has ${mostFlags} flags, which is the most: remove one first.`);
  return { kind: 'flagChanged', name, flag, share, before };
}

function canaryOf(state: RegistryState, name: string) {
  const { canary } = remoteOf(state, name);
  if (!canary) throw new Refusal('invalid', `${name} has no canary.`);
  return canary;
}

/** Log entries have no `overridden` if there is nothing in it. */
const overriddenFindings = (overridden: readonly Finding[]) => (overridden.length > 0 ? { overridden } : {});
