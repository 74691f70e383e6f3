import {
  pageSize,
  type CanaryOverview,
  type CanarySettings,
  type RegistryChange,
  type RegistryEntry,
  type RegistryOverview,
  type ReleaseOverview,
  type RemoteOverview,
} from '@members/office-contract';
import { releaseId } from '@members/mfe-kit/release';
import type { GateChecks } from '../gate/gateChecks';
import type { CanaryState, PublishedRelease, RegistryState } from '../log/state';
import { evidenceAgainst, trialOf, type Trial } from '../reports/canaryTrial';
import { suspicionOf } from '../reports/describeTrial';
import { usedBy } from '../releases/quota';
import type { Reports } from '../reports/openReports';

/** Everything that an operator sees at once; one of a team what is of its `remote`. */
export function overviewOf(
  sources: Sources & { now: number; remote?: string | undefined },
): RegistryOverview {
  const { state, log, reports, now, remote } = sources;
  const { overrides, canarySettings } = state;
  const sees = (name: string) => remote === undefined || name === remote;
  const { health, refusedDocuments } = reports.overview();
  return {
    revision: log.length,
    remotes: Object.keys(state.releases)
      .filter(sees)
      .sort()
      .map((name) => remoteOverview(name, sources)),
    health: Object.fromEntries(Object.entries(health).filter(([name]) => sees(name))),
    refusedDocuments,
    overrides,
    previews: Object.entries(state.previews)
      .filter(([, { name, until }]) => sees(name) && now < Date.parse(until))
      .map(([id, { name, releaseId: release, audience, device, until }]) => ({
        id,
        name,
        releaseId: release,
        audience,
        isTaken: Boolean(device),
        until,
      })),
    canarySettings,
    teams: Object.entries(state.teams)
      .filter(([, team]) => sees(team.remote))
      .map(([team, { remote: of, quota }]) => ({ team, remote: of, quota, used: usedBy(state, team, now) })),
  };
}

interface PageOfLog {
  /** Entries before this number; all of them unless given. */
  before?: number | undefined;
  /** Those of this remote alone. */
  name?: string | undefined;
  /** The only one that the reader sees, beside what is about all; all of them unless given. */
  remote?: string | undefined;
  state: RegistryState;
}

/** A page of the log, newest first, and whether there is more of it. */
export function logPage(
  log: readonly RegistryEntry[],
  { before = log.length + 1, name, remote, state }: PageOfLog,
): { rows: RegistryEntry[]; next: string | null } {
  const shown = log.slice(0, Math.max(0, before - 1)).filter(({ change }) => {
    const about = remoteOf(change, state);
    const sees = remote === undefined || about === null || about === remote;
    return sees && (name === undefined || about === name);
  });
  const rows = shown.slice(-pageSize).reverse();
  return { rows, next: shown.length > rows.length ? String(rows.at(-1)!.seq) : null };
}

/** The remote that a change is about; null for one about all of them, empty where nobody knows. */
function remoteOf(change: RegistryChange, { teams, previews }: RegistryState): string | null {
  switch (change.kind) {
    case 'published':
      return change.release.name;
    case 'teamAdded':
      return change.remote;
    case 'teamRemoved':
    case 'quotaChanged':
      return teams[change.team]?.remote ?? '';
    case 'previewTaken':
    case 'previewEnded':
      return previews[change.preview]?.name ?? '';
    case 'operatorsChanged':
      return '';
    default:
      return 'name' in change ? change.name : null;
  }
}

interface Sources {
  state: RegistryState;
  log: readonly RegistryEntry[];
  reports: Reports;
  gateChecks: Pick<GateChecks, 'atGate'>;
}

function remoteOverview(name: string, { state, log, reports, gateChecks }: Sources): RemoteOverview {
  const { active = null, previous = null, canary = null, forced = false } = state.remotes[name] ?? {};
  return {
    name,
    active,
    since: log.findLast((entry) => isMove(entry, name)) ?? null,
    takenBack: takenBack(name, log),
    previous,
    canary: canary && canaryOverview(canary, state.canarySettings, trialOf(reports.trials(), name, canary)),
    forced,
    flags: state.flags[name] ?? {},
    releases: state.releases[name]!.map((release) => releaseOverview(release, state, gateChecks)).reverse(),
  };
}

/** The newest entry that changed what runs of a remote, if that took a release back. */
function takenBack(name: string, log: readonly RegistryEntry[]): RegistryEntry | null {
  const newest = log.findLast(
    ({ change }) =>
      'name' in change &&
      change.name === name &&
      ['activated', 'rolledBack', 'canaryStarted', 'canaryStopped'].includes(change.kind),
  );
  return newest && ['rolledBack', 'canaryStopped'].includes(newest.change.kind) ? newest : null;
}

const isMove = ({ change }: RegistryEntry, name: string): boolean =>
  (change.kind === 'activated' || change.kind === 'rolledBack') && change.name === name;

function canaryOverview(canary: CanaryState, { steps }: CanarySettings, trial: Trial): CanaryOverview {
  const { releaseId, step, share, startedAt, stepAt } = canary;
  const settings = steps.find(({ name }) => name === step);
  const nextStepAt = settings && new Date(Date.parse(stepAt) + settings.minutes * 60_000).toISOString();
  return { releaseId, step, share, startedAt, nextStepAt: nextStepAt ?? null, trial: trialOverview(trial) };
}

/** JSON has no infinity. */
const mostEvidence = 1e6;

const trialOverview = (trial: Trial): CanaryOverview['trial'] => ({
  loads: trial.canary.loads,
  failures: trial.canary.failures,
  stepLoads: trial.canary.stepLoads,
  activeLoads: trial.active.loads,
  activeFailures: trial.active.failures,
  evidence: Math.min(evidenceAgainst(trial), mostEvidence),
  suspicion: suspicionOf(trial),
});

function releaseOverview(
  release: PublishedRelease,
  { checks }: RegistryState,
  { atGate }: Sources['gateChecks'],
): ReleaseOverview {
  const { name, releaseHash, publishedAt, team, bytes, note, source = null } = release;
  const id = releaseId(release);
  const check = checks[name]?.[id] ?? null;
  const published = { releaseHash, publishedAt, team, bytes, note, source };
  return { releaseId: id, ...published, check, atGate: atGate(name, id) };
}
