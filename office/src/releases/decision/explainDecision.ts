import type { OverrideRule, RegistryOverview } from '@members/office-contract';
import type { ReleaseTexts } from '../useReleaseTexts';
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
  gated: boolean;
}

/** Explains what a decision does to members, given what runs now. */
export function explainDecision(
  decision: Decision,
  overview: RegistryOverview,
  { t, share }: ReleaseTexts,
): Explanation {
  const { kind } = decision;
  const remote = 'name' in decision ? overview.remotes.find(({ name }) => name === decision.name) : undefined;
  const name = remote?.name ?? ('name' in decision ? decision.name : '');
  const [before, canary] = [remote?.active ?? null, remote?.canary ?? null];
  const release = 'releaseId' in decision ? decision.releaseId : (canary?.releaseId ?? '');
  const values = { name, release, before: before ?? '', ...('step' in decision && { step: decision.step }) };
  const said = (part: string) =>
    t(`decisions.${kind}.${part}`, { ...values, ...('flag' in decision && { flag: decision.flag }) });
  const plain = {
    ...{ title: said('title'), confirmLabel: said('confirm'), effect: said('effect'), done: said('done') },
    ...{ canForce: false, gated: false },
  };
  const ends =
    canary && release !== canary.releaseId
      ? ` ${t('effects.canaryEnds', { release: canary.releaseId })}`
      : '';
  const atNavigation = t('effects.atNavigation', { name });
  const shareOf = (step: string | undefined) =>
    share(overview.canarySettings.steps.find((each) => each.name === step)?.share ?? 0);
  switch (kind) {
    case 'activate':
      return {
        ...plain,
        effect: (before ? atNavigation : t('effects.firstRelease', { name })) + ends,
        move: { before, after: release },
        ...{ canForce: true, gated: true },
      };
    case 'rollBack':
      return { ...plain, effect: atNavigation + ends, move: { before, after: release }, canForce: true };
    case 'startCanary': {
      const first = shareOf(overview.canarySettings.steps[0]?.name);
      return { ...plain, effect: t(`decisions.${kind}.effect`, { ...values, share: first }), gated: true };
    }
    case 'setCanaryStep':
      return {
        ...plain,
        effect: t(`decisions.${kind}.effect`, { ...values, share: shareOf(decision.step) }),
      };
    case 'promoteCanary':
      return {
        ...plain,
        effect: `${plain.effect} ${atNavigation}`,
        ...(canary && { move: { before, after: canary.releaseId } }),
      };
    case 'setFlag':
      return {
        ...plain,
        effect: t(`decisions.${kind}.effect`, { name, flag: decision.flag, share: share(decision.share) }),
      };
    case 'switchFlagOff':
      return decision.keep ? plain : { ...plain, effect: said('removed'), confirmLabel: said('remove') };
    case 'changeOverrides':
      return { ...plain, effect: `${whoOverrides(decision.overrides, t)} ${t('effects.othersNothing')}` };
    case 'stopCanary':
    case 'changeCanarySettings':
      return plain;
  }
}

const whoOverrides = (overrides: OverrideRule, t: ReleaseTexts['t']): string =>
  typeof overrides === 'string'
    ? t(`effects.overrides.${overrides}`)
    : t('effects.overrides.members', { ids: overrides.join(', ') });
