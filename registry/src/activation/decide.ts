import type { Finding } from '../gate/finding';
import { Refusal } from '../refusal';
import type { Change } from '../state/change';
import { releaseOf, remoteOf, type RegistryState } from '../state/state';

interface Move {
  name: string;
  releaseId: string;
  force?: boolean;
  /** Soft findings of the gate that the operator sets aside. */
  overridden?: readonly Finding[];
}

/** The release becomes the one that runs. */
export function activation(
  state: RegistryState,
  { name, releaseId, force = false, overridden = [] }: Move,
): Change {
  releaseOf(state, name, releaseId);
  const before = state.remotes[name]?.active ?? null;
  if (before === releaseId && state.remotes[name]?.forced === force)
    throw new Refusal('invalid', `${name} ${releaseId} runs already.`);
  return { kind: 'activated', name, releaseId, before, forced: force, ...setAside(overridden) };
}

/** Back to what ran before, or to an earlier release that is named. The gate isn't asked: it ran before. */
export function rollback(
  state: RegistryState,
  {
    name,
    force = false,
    ranBefore,
    ...wish
  }: { name: string; releaseId?: string; force?: boolean; ranBefore: ReadonlySet<string> },
): Change {
  const { active, previous } = remoteOf(state, name);
  const releaseId = wish.releaseId ?? previous;
  if (!releaseId)
    throw new Refusal('invalid', `No release of ${name} is known to go back to. Name one that ran before.`);
  releaseOf(state, name, releaseId);
  if (releaseId === active) throw new Refusal('invalid', `${name} ${releaseId} runs already.`);
  if (!ranBefore.has(releaseId))
    throw new Refusal('invalid', `${name} ${releaseId} never ran, so it can only be activated.`);
  return { kind: 'rolledBack', name, releaseId, before: active, forced: force };
}

/** A share of the members gets the release, that of the first step. */
export function canaryStart(state: RegistryState, { name, releaseId, overridden = [] }: Move): Change {
  releaseOf(state, name, releaseId);
  const { active, canary } = remoteOf(state, name);
  if (active === releaseId) throw new Refusal('invalid', `${name} ${releaseId} runs already.`);
  if (canary)
    throw new Refusal('invalid', `${canary.releaseId} is a canary of ${name} already. Stop it first.`);
  const { name: step, share } = state.canarySettings.steps[0]!;
  return { kind: 'canaryStarted', name, releaseId, step, share, ...setAside(overridden) };
}

/** The canary goes to a step of the settings. */
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

/** The canary becomes the release that runs. */
export function canaryPromotion(state: RegistryState, name: string): Change {
  const { releaseId } = canaryOf(state, name);
  return activation(state, { name, releaseId });
}

/** All members get the active release again. */
export function canaryStop(state: RegistryState, name: string): Change {
  const { releaseId } = canaryOf(state, name);
  return { kind: 'canaryStopped', name, releaseId };
}

function canaryOf(state: RegistryState, name: string) {
  const { canary } = remoteOf(state, name);
  if (!canary) throw new Refusal('invalid', `${name} has no canary.`);
  return canary;
}

const setAside = (overridden: readonly Finding[]) => (overridden.length > 0 ? { overridden } : {});
