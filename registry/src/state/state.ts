import { releaseId, type ListedRelease, type OverrideRule } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import { firstSettings, type CanarySettings } from '../canary/settings';
import type { Finding } from '../gate/finding';
import type { LogEntry } from '../log/openLog';
import type { Right } from '../operators/right';
import { Refusal } from '../refusal';
import { changesDocument } from './change';

/** A release as the registry knows it: what shells are told, and where it came from. */
export interface PublishedRelease extends ListedRelease {
  /** ISO 8601. */
  publishedAt: string;
  /** Who published it. */
  team: string;
  /** Sum over its files. */
  bytes: number;
}

/** A release on trial with a share of the members. */
export interface CanaryState {
  releaseId: string;
  step: string;
  share: number;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601: since when it stands at this step. */
  stepAt: string;
  /** Line of the log that began the trial, and that began the step. */
  startSeq: number;
  stepSeq: number;
}

/** What runs of one remote, by release ids. */
export interface RemoteState {
  active: string;
  previous: string | null;
  canary: CanaryState | null;
  forced: boolean;
}

/** What the gate found the last time that it looked at a release. */
export interface Check {
  at: string;
  findings: readonly Finding[];
}

export interface Team {
  /** The remote that it publishes. */
  remote: string;
  /** Public half of its key. */
  key: JWK;
}

/** What the lines of the log add up to. */
export interface RegistryState {
  revision: number;
  issuedAt: string;
  /** Hash of the line that made this revision. */
  logHash: string;
  /** All published releases of each remote, oldest first. */
  releases: Readonly<Record<string, readonly PublishedRelease[]>>;
  remotes: Readonly<Record<string, RemoteState>>;
  /** By remote and release. */
  checks: Readonly<Record<string, Readonly<Record<string, Check>>>>;
  teams: Readonly<Record<string, Team>>;
  overrides: OverrideRule;
  canarySettings: CanarySettings;
  operators: readonly { name: string; rights: readonly Right[] }[];
}

export const emptyState: RegistryState = {
  revision: 0,
  issuedAt: new Date(0).toISOString(),
  logHash: '0'.repeat(64),
  releases: {},
  remotes: {},
  checks: {},
  teams: {},
  overrides: 'nobody',
  canarySettings: firstSettings,
  operators: [],
};

/** The state after one more line. A line that changes what shells see gives the document its number as revision. */
export function after(state: RegistryState, entry: LogEntry): RegistryState {
  const next = changed(state, entry);
  return changesDocument(entry.change)
    ? { ...next, revision: entry.seq, issuedAt: entry.at, logHash: entry.hash }
    : next;
}

function changed(state: RegistryState, { change, at, seq, actor }: LogEntry): RegistryState {
  switch (change.kind) {
    case 'published': {
      const { release, bytes } = change;
      const known = state.releases[release.name] ?? [];
      const published = { ...release, publishedAt: at, team: actor.name, bytes };
      return { ...state, releases: { ...state.releases, [release.name]: [...known, published] } };
    }
    case 'checked': {
      const { name, releaseId, findings } = change;
      const checks = { ...state.checks[name], [releaseId]: { at, findings } };
      return { ...state, checks: { ...state.checks, [name]: checks } };
    }
    case 'refused':
      return state;
    case 'activated':
      return withRemote(state, change.name, {
        active: change.releaseId,
        // Activated once more, e.g. to force it: what it replaced stays what it was.
        previous:
          change.before === change.releaseId ? (state.remotes[change.name]?.previous ?? null) : change.before,
        canary: null,
        forced: change.forced,
      });
    case 'rolledBack':
      return withRemote(state, change.name, {
        active: change.releaseId,
        // What is gone back from was not good.
        previous: null,
        canary: null,
        forced: change.forced,
      });
    case 'canaryStarted': {
      const { releaseId, step, share } = change;
      const canary = { releaseId, step, share, startedAt: at, stepAt: at, startSeq: seq, stepSeq: seq };
      return withRemote(state, change.name, { ...remoteOf(state, change.name), canary });
    }
    case 'canaryStepped': {
      const remote = remoteOf(state, change.name);
      if (!remote.canary) throw new Error(`${change.name} has no canary.`);
      const { step, share } = change;
      const canary = { ...remote.canary, step, share, stepAt: at, stepSeq: seq };
      return withRemote(state, change.name, { ...remote, canary });
    }
    case 'canaryStopped':
      return withRemote(state, change.name, { ...remoteOf(state, change.name), canary: null });
    case 'canarySettingsChanged':
      return { ...state, canarySettings: change.settings };
    case 'overridesChanged':
      return { ...state, overrides: change.overrides };
    case 'teamAdded': {
      const { team, remote, key } = change;
      return { ...state, teams: { ...state.teams, [team]: { remote, key } } };
    }
    case 'teamRemoved': {
      const { [change.team]: _removed, ...teams } = state.teams;
      return { ...state, teams };
    }
    case 'operatorsChanged':
      return { ...state, operators: change.operators };
  }
}

const withRemote = (state: RegistryState, name: string, remote: RemoteState): RegistryState => ({
  ...state,
  remotes: { ...state.remotes, [name]: remote },
});

/** What runs of a remote. Throws a Refusal where nothing does. */
export function remoteOf(state: RegistryState, name: string): RemoteState {
  const remote = state.remotes[name];
  if (!remote) throw new Refusal('notFound', `Nothing of ${name} runs.`);
  return remote;
}

/** A published release by its id, if there is one. */
export const findRelease = (
  { releases }: RegistryState,
  name: string,
  id: string,
): PublishedRelease | undefined => releases[name]?.find((each) => releaseId(each) === id);

/** A published release by its id. Throws a Refusal where there is none. */
export function releaseOf(state: RegistryState, name: string, id: string): PublishedRelease {
  const release = findRelease(state, name, id);
  if (!release) throw new Refusal('notFound', `${name} ${id} is not published.`);
  return release;
}
