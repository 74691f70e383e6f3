import type { Finding, PreviewAudience, RegistryEntry, TeamQuota } from '@members/office-contract';
import { pluralise } from '../src/log/pluralise';

/** `2026-11-21 09:30:05` in UTC. */
export const formatTime = (iso: string): string => iso.slice(0, 19).replace('T', ' ');

/** `5 %`. */
export const formatPercent = (share: number): string => `${Number((share * 100).toFixed(1))} %`;

export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const describeQuota = ({ bytes, releasesPerDay }: TeamQuota): string =>
  `${formatMegabytes(bytes)}, ${pluralise(releasesPerDay, 'release')} a day`;

/** A line for each finding, or one that says that there is none. */
export const describeFindings = (findings: readonly Finding[]): string =>
  findings.map(({ id, level, text }) => `  ${level}  ${id}  ${text}`).join('\n') ||
  '  Nothing speaks against it.';

/** A log entry in one line: when, who, what, why. */
export const describeEntry = ({ seq, at, actor, why, change }: RegistryEntry): string =>
  `${seq}  ${formatTime(at)}  ${actor.kind} ${actor.name}  ${describeChange(change)}  ${why}`;

function describeChange(change: RegistryEntry['change']): string {
  switch (change.kind) {
    case 'published':
      return `published ${change.release.name} ${change.release.version}+${change.release.buildId}`;
    case 'checked':
    case 'refused':
      return `${change.kind} ${change.name} ${change.releaseId} (${pluralise(change.findings.length, 'finding')})`;
    case 'activated':
    case 'rolledBack': {
      const verb = change.kind === 'activated' ? 'activated' : 'went back to';
      const forced = change.forced ? ', forced' : '';
      return `${verb} ${change.name} ${change.releaseId} (before: ${change.before ?? 'nothing'}${forced})`;
    }
    case 'canaryStarted':
    case 'canaryStepped': {
      const verb = change.kind === 'canaryStarted' ? 'started' : 'moved';
      return `${verb} canary ${change.name} ${change.releaseId} (${change.step}, ${formatPercent(change.share)})`;
    }
    case 'canaryStopped':
      return `stopped canary ${change.name} ${change.releaseId}`;
    case 'flagChanged':
      return change.share === null
        ? `removed flag ${change.name}.${change.flag}`
        : `set flag ${change.name}.${change.flag} to ${formatPercent(change.share)}`;
    case 'canarySettingsChanged':
      return 'changed the canary settings';
    case 'overridesChanged':
      return `overrides: ${String(change.overrides)}`;
    case 'keyRotated':
      return `signed the next key, ${change.key.x}`;
    case 'keyReplaced':
      return `replaced the key without the one before, by ${change.key.x}`;
    case 'teamAdded':
      return `added team ${change.team} for ${change.remote}`;
    case 'teamRemoved':
      return `removed team ${change.team}`;
    case 'quotaChanged':
      return `quota of team ${change.team}: ${describeQuota(change.quota)}`;
    case 'previewStarted': {
      const { preview, name, releaseId, audience, until } = change;
      return `preview ${preview} of ${name} ${releaseId} for ${describeAudience(audience)} until ${formatTime(until)}`;
    }
    case 'previewTaken':
      return `preview ${change.preview} runs on a device`;
    case 'previewEnded':
      return `ended preview ${change.preview}`;
    case 'operatorsChanged':
      return `operators: ${change.operators.map(({ name }) => name).join(', ') || 'none'}`;
  }
}

/** For whom a preview is. */
export const describeAudience = (audience: PreviewAudience): string => {
  if (audience === 'developers') return 'those who may run own builds';
  return audience === 'device' ? 'one device' : `member ${audience.member}`;
};
