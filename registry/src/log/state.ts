import {
  Declined,
  type CanarySettings,
  type LoggedOperator,
  type RegistryEntry,
  type ReleaseCheck,
  type ReleaseSource,
  type TeamQuota,
} from '@members/office-contract';
import type { PreviewAudience } from '@members/mfe-kit/preview';
import { releaseId, type ListedRelease, type OverrideRule } from '@members/mfe-kit/release';
import type { JWK } from 'jose';
import { defaultCanarySettings } from './canarySettings';
import { changesDocument, defaultQuota } from './change';

/** A published release: what the document says about it, and where it came from. */
export interface PublishedRelease extends ListedRelease {
  /** ISO 8601. */
  publishedAt: string;
  /** Who published it. */
  team: string;
  /** Sum over its files. */
  bytes: number;
  /** What is new in it. */
  note: string;
  source?: ReleaseSource | undefined;
  /** Whether members could get it at some time, as the active release or as a canary. */
  offered: boolean;
}

/** A release that a share of the members runs. */
export interface CanaryState {
  releaseId: string;
  step: string;
  share: number;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601: when this step began. */
  stepAt: string;
  /** `seq` of the log entry that started the canary, and of the one that began this step. */
  startSeq: number;
  stepSeq: number;
}

/** Which releases of one remote run, by their ids. */
export interface RemoteState {
  active: string;
  previous: string | null;
  canary: CanaryState | null;
  forced: boolean;
}

export interface Team {
  /** The remote that it publishes. */
  remote: string;
  /** Public half of its key. */
  key: JWK;
  quota: TeamQuota;
}

/** A release that one device or member may run for a day, though it was never activated. */
export interface PreviewState {
  name: string;
  releaseId: string;
  audience: PreviewAudience;
  /** SHA-256 (hex) of the secret in its link. */
  secret: string;
  /** The same of the device that has opened the link. */
  device?: string;
  /** ISO 8601. */
  until: string;
}

/** What the entries of the log add up to. */
export interface RegistryState {
  revision: number;
  /** Hash of the log entry that made this revision. */
  logHash: string;
  /** All published releases of each remote, oldest first. */
  releases: Readonly<Record<string, readonly PublishedRelease[]>>;
  remotes: Readonly<Record<string, RemoteState>>;
  /** Share of the members for whom each flag is on, by remote and flag. */
  flags: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By remote and release. */
  checks: Readonly<Record<string, Readonly<Record<string, ReleaseCheck>>>>;
  teams: Readonly<Record<string, Team>>;
  overrides: OverrideRule;
  /** Those that were not over when the newest one began, by their ids. */
  previews: Readonly<Record<string, PreviewState>>;
  /** The key that the log names; null where it is still the first one. */
  key: JWK | null;
  /** The newest links by which shells follow from an earlier key to this one, oldest first. */
  keyChain: readonly string[];
  canarySettings: CanarySettings;
  operators: readonly LoggedOperator[];
}

/** A page that knows none of the keys in the chain takes the newest with its next load. */
const longestChain = 10;

export const emptyState: RegistryState = {
  revision: 0,
  logHash: '0'.repeat(64),
  releases: {},
  remotes: {},
  flags: {},
  checks: {},
  teams: {},
  overrides: 'nobody',
  previews: {},
  key: null,
  keyChain: [],
  canarySettings: defaultCanarySettings,
  operators: [],
};

/** The state after one more entry. An entry that changes the document gives it its own number as revision. */
export function applyEntry(state: RegistryState, entry: RegistryEntry): RegistryState {
  const next = applyChange(state, entry);
  return changesDocument(entry.change) ? { ...next, revision: entry.seq, logHash: entry.hash } : next;
}

function applyChange(state: RegistryState, { change, at, seq, actor, why }: RegistryEntry): RegistryState {
  switch (change.kind) {
    case 'published': {
      const { release, bytes, source } = change;
      const known = state.releases[release.name] ?? [];
      const own = { publishedAt: at, team: actor.name, bytes, note: why, source, offered: false };
      const published = { ...release, ...own };
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
      return withRemote(withOffered(state, change), change.name, {
        active: change.releaseId,
        // Activating the active release again, e.g. to force it, keeps the one that it replaced.
        previous:
          change.before === change.releaseId ? (state.remotes[change.name]?.previous ?? null) : change.before,
        canary: null,
        forced: change.forced,
      });
    case 'rolledBack':
      return withRemote(state, change.name, {
        active: change.releaseId,
        // The release that was rolled back from was not good.
        previous: null,
        canary: null,
        forced: change.forced,
      });
    case 'canaryStarted': {
      const { releaseId, step, share } = change;
      const canary = { releaseId, step, share, startedAt: at, stepAt: at, startSeq: seq, stepSeq: seq };
      return withRemote(withOffered(state, change), change.name, {
        ...remoteOf(state, change.name),
        canary,
      });
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
    case 'flagChanged': {
      const { name, flag, share } = change;
      const { [flag]: _before, ...others } = state.flags[name] ?? {};
      return {
        ...state,
        flags: { ...state.flags, [name]: share === null ? others : { ...others, [flag]: share } },
      };
    }
    case 'canarySettingsChanged':
      return { ...state, canarySettings: change.settings };
    case 'overridesChanged':
      return { ...state, overrides: change.overrides };
    case 'keyRotated':
      return { ...state, key: change.key, keyChain: [...state.keyChain, change.link].slice(-longestChain) };
    case 'keyReplaced':
      return { ...state, key: change.key, keyChain: [] };
    case 'teamAdded': {
      const { team, remote, key } = change;
      return { ...state, teams: { ...state.teams, [team]: { remote, key, quota: defaultQuota } } };
    }
    case 'quotaChanged': {
      const { team, quota } = change;
      return { ...state, teams: { ...state.teams, [team]: { ...state.teams[team]!, quota } } };
    }
    case 'teamRemoved': {
      const { [change.team]: _removed, ...teams } = state.teams;
      return { ...state, teams };
    }
    case 'previewStarted': {
      const { kind: _kind, preview: id, ...preview } = change;
      const open = Object.entries(state.previews).filter(([, { until }]) => at < until);
      return { ...state, previews: { ...Object.fromEntries(open), [id]: preview } };
    }
    case 'previewTaken': {
      const taken = { ...state.previews[change.preview]!, device: change.device };
      return { ...state, previews: { ...state.previews, [change.preview]: taken } };
    }
    case 'previewEnded': {
      const { [change.preview]: _ended, ...previews } = state.previews;
      return { ...state, previews };
    }
    case 'operatorsChanged':
      return { ...state, operators: change.operators };
  }
}

const withRemote = (state: RegistryState, name: string, remote: RemoteState): RegistryState => ({
  ...state,
  remotes: { ...state.remotes, [name]: remote },
});

function withOffered(
  state: RegistryState,
  { name, releaseId: offered }: { name: string; releaseId: string },
): RegistryState {
  const releases = state.releases[name]?.map((each) =>
    releaseId(each) === offered ? { ...each, offered: true } : each,
  );
  return releases ? { ...state, releases: { ...state.releases, [name]: releases } } : state;
}

/** Which releases of a remote run. Throws a Declined if none does. */
export function remoteOf(state: RegistryState, name: string): RemoteState {
  const remote = state.remotes[name];
  if (!remote) throw new Declined('nothingRuns', { remote: name });
  return remote;
}

/** A published release by its id; undefined if there is none. */
export const findRelease = (
  { releases }: RegistryState,
  name: string,
  id: string,
): PublishedRelease | undefined => releases[name]?.find((each) => releaseId(each) === id);

/** A published release by its id. Throws a Declined if there is none. */
export function releaseOf(state: RegistryState, name: string, id: string): PublishedRelease {
  const release = findRelease(state, name, id);
  if (!release) throw new Declined('releaseMissing', { remote: name, release: id });
  return release;
}
