import { releaseId } from '@members/mfe-kit/release';
import type { GateChecks } from '../gate/gateChecks';
import type { CanaryOverview, RegistryOverview, ReleaseOverview, RemoteOverview } from '../http/api';
import type { CanarySettings } from '../log/canarySettings';
import type { LogEntry } from '../log/openLog';
import type { CanaryState, PublishedRelease, RegistryState } from '../log/state';
import { evidenceAgainst, trialOf, type Trial } from '../reports/canaryTrial';
import { describeSuspicion } from '../reports/describeTrial';
import { usedBy } from '../releases/quota';
import type { Reports } from '../reports/openReports';

/** Log entries in one page. */
const pageSize = 50;

/** Everything that an operator sees at once. */
export function overviewOf(sources: Sources & { now: number }): RegistryOverview {
  const { state, log, reports, now } = sources;
  const { overrides, canarySettings } = state;
  return {
    revision: log.length,
    remotes: Object.keys(state.releases)
      .sort()
      .map((name) => remoteOverview(name, sources)),
    ...reports.overview(),
    overrides,
    previews: Object.entries(state.previews)
      .filter(([, { until }]) => now < Date.parse(until))
      .map(([id, { name, releaseId: release, audience, device, until }]) => ({
        id,
        name,
        releaseId: release,
        audience,
        isTaken: Boolean(device),
        until,
      })),
    canarySettings,
    teams: Object.entries(state.teams).map(([team, { remote, quota }]) => ({
      team,
      remote,
      quota,
      used: usedBy(state, team, now),
    })),
    history: logPage(log),
  };
}

/** A page of the log: the entries before number `before`, newest first. */
export const logPage = (log: readonly LogEntry[], before = log.length + 1): LogEntry[] =>
  log.slice(Math.max(0, before - 1 - pageSize), Math.max(0, before - 1)).reverse();

interface Sources {
  state: RegistryState;
  log: readonly LogEntry[];
  reports: Reports;
  gateChecks: Pick<GateChecks, 'atGate'>;
}

function remoteOverview(name: string, { state, log, reports, gateChecks }: Sources): RemoteOverview {
  const { active = null, previous = null, canary = null, forced = false } = state.remotes[name] ?? {};
  return {
    name,
    active,
    since: log.findLast((entry) => isMove(entry, name)) ?? null,
    previous,
    canary: canary && canaryOverview(canary, state.canarySettings, trialOf(reports.trials(), name, canary)),
    forced,
    releases: state.releases[name]!.map((release) => releaseOverview(release, state, gateChecks)).reverse(),
  };
}

const isMove = ({ change }: LogEntry, name: string): boolean =>
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
  suspicion: describeSuspicion(trial),
});

function releaseOverview(
  release: PublishedRelease,
  { checks }: RegistryState,
  { atGate }: Sources['gateChecks'],
): ReleaseOverview {
  const { name, releaseHash, publishedAt, team, bytes } = release;
  const id = releaseId(release);
  const check = checks[name]?.[id] ?? null;
  return { releaseId: id, releaseHash, publishedAt, team, bytes, check, atGate: atGate(name, id) };
}
