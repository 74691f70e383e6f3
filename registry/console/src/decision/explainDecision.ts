import type { RegistryOverview, RemoteOverview } from '../api/types';
import { formatShare } from '../format/formatNumbers';
import type { Decision } from './decision';

export interface Explanation {
  title: string;
  confirmLabel: string;
  /** What members notice. */
  effect: string;
  /** The message after it is done. */
  done: string;
  /** The active release before and after, if that changes. */
  move?: { before: string | null; after: string };
  /** Whether the operator can make members take it at once. */
  canForce: boolean;
  /** Whether the gate has to pass the release first. */
  gated?: boolean;
}

/** What members notice if a release is forced. */
export const forceEffect =
  'Every member who has this remote open is moved at once, out of whatever they are doing there. What they have ' +
  'typed and not sent is lost. Use it where the present release does harm.';

const effectAtNavigation = (name: string) =>
  `Open apps hear of it within seconds and take it at the member’s next navigation into ${name}. No screen changes ` +
  'under anybody’s hands, and what a member is sending is finished first.';

/** Explains what a decision does to members, given what runs now. */
export function explainDecision(decision: Decision, overview: RegistryOverview): Explanation {
  if (decision.kind === 'changeOverrides') return explainOverrides(decision.overrides);
  if (decision.kind === 'changeCanarySettings')
    return {
      title: 'Change the rules for canaries',
      confirmLabel: 'Change rules',
      effect: 'A canary that is under way goes on by the new rules. Members notice nothing now.',
      done: 'The rules for canaries are changed.',
      canForce: false,
    };
  const remote = overview.remotes.find(({ name }) => name === decision.name);
  return explainRelease(decision, remote, overview);
}

type ReleaseDecision = Extract<Decision, { name: string }>;

function explainRelease(
  decision: ReleaseDecision,
  remote: RemoteOverview | undefined,
  { canarySettings }: RegistryOverview,
): Explanation {
  const { name } = decision;
  const before = remote?.active ?? null;
  const canary = remote?.canary ?? null;
  const canaryEnds =
    canary && !('releaseId' in decision && decision.releaseId === canary.releaseId)
      ? ` The canary of ${canary.releaseId} ends.`
      : '';
  switch (decision.kind) {
    case 'activate':
      return {
        title: `Activate ${decision.releaseId}`,
        confirmLabel: 'Activate',
        effect:
          (before ? effectAtNavigation(name) : `The screens of ${name} appear in open apps.`) + canaryEnds,
        done: `${decision.releaseId} runs now.`,
        move: { before, after: decision.releaseId },
        canForce: true,
        gated: true,
      };
    case 'rollBack':
      return {
        title: `Go back to ${decision.releaseId}`,
        confirmLabel: 'Go back',
        effect: effectAtNavigation(name) + canaryEnds,
        done: `${decision.releaseId} runs again.`,
        move: { before, after: decision.releaseId },
        canForce: true,
      };
    case 'startCanary': {
      const first = canarySettings.steps[0];
      const share = first ? `About ${formatShare(first.share)} of the members` : 'A share of the members';
      return {
        title: `Start a canary of ${decision.releaseId}`,
        confirmLabel: 'Start canary',
        effect:
          `${share}, always the same ones, take it at their next navigation into ${name}; all others stay on ` +
          `${before}. It grows by steps and goes back by itself where it fails more than ${before}.`,
        done: `The canary of ${decision.releaseId} has started.`,
        canForce: false,
        gated: true,
      };
    }
    case 'setCanaryStep': {
      const step = canarySettings.steps.find((each) => each.name === decision.step);
      return {
        title: `Set the canary to “${decision.step}”`,
        confirmLabel: 'Set step',
        effect:
          `About ${formatShare(step?.share ?? 0)} of the members run ${canary?.releaseId ?? 'it'} from their next ` +
          `navigation into ${name} on; the others run ${before}.`,
        done: `The canary is at “${decision.step}”.`,
        canForce: false,
      };
    }
    case 'promoteCanary':
      return {
        title: `Promote ${canary?.releaseId ?? 'the canary'}`,
        confirmLabel: 'Promote',
        effect: `All members get what the canary’s members have. ${effectAtNavigation(name)}`,
        done: `${canary?.releaseId ?? 'The canary'} runs for all members.`,
        ...(canary ? { move: { before, after: canary.releaseId } } : {}),
        canForce: false,
      };
    case 'stopCanary':
      return {
        title: `Stop the canary of ${canary?.releaseId ?? name}`,
        confirmLabel: 'Stop canary',
        effect: `Its members go back to ${before} at their next navigation into ${name}. Nobody else notices anything.`,
        done: 'The canary has ended.',
        canForce: false,
      };
  }
}

function explainOverrides(
  overrides: Extract<Decision, { kind: 'changeOverrides' }>['overrides'],
): Explanation {
  const who =
    overrides === 'nobody'
      ? 'No browser may run a remote from an address of its own any more.'
      : overrides === 'everybody'
        ? 'Every browser may run a remote from an address of its own, which the registry has not checked.'
        : `The members ${overrides.join(', ')} may run a remote from an address of their own, which the registry has not checked.`;
  return {
    title: 'Change who may override',
    confirmLabel: 'Change',
    effect: `${who} All others notice nothing.`,
    done: 'The rule for overrides is changed.',
    canForce: false,
  };
}
