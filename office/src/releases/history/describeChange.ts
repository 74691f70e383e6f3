import type {
  CanarySettings,
  Finding,
  OverrideRule,
  RegistryChange,
  RegistryEntry,
  TeamQuota,
} from '@members/office-contract';
import type { ReleaseTexts } from '../useReleaseTexts';

export interface ChangeDescription {
  /** What happened, without who did it: `Activated 0.2.0+b`. */
  what: string;
  /** The remote that changed; null for a change that concerns all. */
  remote: string | null;
  /** Values before and after, if the change has any. */
  move?: { before: string | null; after: string };
  /** What the gate found, or what was overridden of it. */
  findings?: readonly Finding[];
}

/** Puts a change into words. */
export function describeChange(change: RegistryChange, texts: ReleaseTexts): ChangeDescription {
  const { t, share, many } = texts;
  const said = (values: Record<string, string | number> = {}) => t(`changes.${change.kind}`, values);
  switch (change.kind) {
    case 'published': {
      const { name, version, buildId } = change.release;
      return { what: said({ release: `${version}+${buildId}` }), remote: name };
    }
    case 'checked': {
      const { name, releaseId: release, findings } = change;
      return {
        what: many('changes.checked', findings.length, { release }),
        remote: name,
        ...found(findings),
      };
    }
    case 'refused':
      return { what: said({ release: change.releaseId }), remote: change.name, ...found(change.findings) };
    case 'activated':
    case 'rolledBack': {
      const { kind, name, releaseId: release, before, forced } = change;
      return {
        what: t(`changes.${kind}${forced ? 'Forced' : ''}`, { release }),
        remote: name,
        move: { before, after: release },
        ...(kind === 'activated' && found(change.overridden)),
      };
    }
    case 'canaryStarted':
    case 'canaryStepped': {
      const { name, releaseId: release, step } = change;
      return {
        what: said({ release, step, share: share(change.share) }),
        remote: name,
        ...(change.kind === 'canaryStarted' && found(change.overridden)),
      };
    }
    case 'canaryStopped':
      return { what: said({ release: change.releaseId }), remote: change.name };
    case 'flagChanged': {
      const { name, flag, share: after, before } = change;
      if (after === null) return { what: t('changes.flagRemoved', { flag }), remote: name };
      const move = { before: before === null ? null : share(before), after: share(after) };
      return { what: t('changes.flagSet', { flag }), remote: name, move };
    }
    case 'canarySettingsChanged': {
      const move = { before: rulesOf(change.before, texts), after: rulesOf(change.settings, texts) };
      return { what: said(), remote: null, move };
    }
    case 'overridesChanged': {
      const move = { before: whoOf(change.before, texts), after: whoOf(change.overrides, texts) };
      return { what: said(), remote: null, move };
    }
    case 'keyRotated':
    case 'keyReplaced': {
      const move = { before: change.before?.x ?? null, after: change.key.x ?? '' };
      return { what: said(), remote: null, move };
    }
    case 'teamAdded':
      return { what: said({ team: change.team, remote: change.remote }), remote: change.remote };
    case 'teamRemoved':
      return { what: said({ team: change.team }), remote: null };
    case 'quotaChanged': {
      const move = { before: quotaOf(change.before, texts), after: quotaOf(change.quota, texts) };
      return { what: said({ team: change.team }), remote: null, move };
    }
    case 'previewStarted': {
      const { name, preview, releaseId: release } = change;
      return { what: said({ preview, release }), remote: name };
    }
    case 'previewTaken':
    case 'previewEnded':
      return { what: said({ preview: change.preview }), remote: null };
    case 'operatorsChanged':
      return {
        what: said({
          operators: change.operators.map(({ name, rights }) => `${name} (${rights.join(', ')})`).join(', '),
        }),
        remote: null,
      };
    default:
      return unknown(change);
  }
}

const found = (findings: readonly Finding[] = []) => (findings.length > 0 ? { findings } : {});

const whoOf = (rule: OverrideRule, { t }: ReleaseTexts): string =>
  typeof rule === 'string' ? t(`who.${rule}`) : t('who.members', { ids: rule.join(', ') });

function rulesOf({ steps, minLoads, failures, ratio }: CanarySettings, { t, share, count }: ReleaseTexts) {
  const told = steps.map((step) =>
    t('rules.step', { name: step.name, share: share(step.share), minutes: count(step.minutes) }),
  );
  const values = { loads: count(minLoads), failures: count(failures), ratio: count(ratio) };
  return t('rules.all', { steps: told.join(', '), ...values });
}

const quotaOf = ({ bytes, releasesPerDay }: TeamQuota, { t, bytes: size, count }: ReleaseTexts): string =>
  t('quotaOf', { size: size(bytes), releases: count(releasesPerDay) });

/** A registry that is newer than this page can have other changes. */
const unknown = (change: { kind: string; name?: string }): ChangeDescription => ({
  what: change.kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  remote: change.name ?? null,
});

/** Names who made an entry of the log: an operator, a team, or the registry itself. */
export function describeActor(
  { actor: { kind, name } }: Pick<RegistryEntry, 'actor'>,
  { t }: ReleaseTexts,
): string {
  return kind === 'operator' ? name : t(`actors.${kind}`, { name });
}
