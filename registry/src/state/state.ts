import {
  releaseId,
  type Canary,
  type ListedRelease,
  type ListedRemote,
  type OverrideRule,
  type RegistryDocument,
} from '@members/mfe-kit/release';
import type { LogEntry } from '../log/openLog';
import { changesDocument, type Change } from './change';

/** What runs of one remote, by release ids. */
export interface RemoteState {
  active: string;
  previous: string | null;
  canary: (Omit<Canary, 'release'> & { releaseId: string }) | null;
  forced: boolean;
}

/** What the lines of the log add up to. */
export interface RegistryState {
  revision: number;
  issuedAt: string;
  /** All published releases of each remote, oldest first. */
  releases: Readonly<Record<string, readonly ListedRelease[]>>;
  remotes: Readonly<Record<string, RemoteState>>;
  overrides: OverrideRule;
}

export const emptyState: RegistryState = {
  revision: 0,
  issuedAt: new Date(0).toISOString(),
  releases: {},
  remotes: {},
  overrides: 'nobody',
};

/** The state after one more line. A line that changes what shells see gives the document its number as revision. */
export function after(
  state: RegistryState,
  { seq, at, change }: Pick<LogEntry, 'seq' | 'at' | 'change'>,
): RegistryState {
  const next = changed(state, change);
  return changesDocument(change) ? { ...next, revision: seq, issuedAt: at } : next;
}

function changed(state: RegistryState, change: Change): RegistryState {
  switch (change.kind) {
    case 'published': {
      const { name } = change.release;
      const known = state.releases[name] ?? [];
      return { ...state, releases: { ...state.releases, [name]: [...known, change.release] } };
    }
    case 'activated':
    case 'rolledBack':
      return withRemote(state, change.name, {
        active: change.releaseId,
        // What is gone back from was not good.
        previous: change.kind === 'activated' ? change.before : null,
        canary: null,
        forced: change.forced,
      });
    case 'canaryStarted':
    case 'canaryStepped': {
      const { releaseId, step, share } = change;
      return withRemote(state, change.name, {
        ...remoteOf(state, change.name),
        canary: { releaseId, step, share },
      });
    }
    case 'canaryStopped':
      return withRemote(state, change.name, { ...remoteOf(state, change.name), canary: null });
    case 'overridesChanged':
      return { ...state, overrides: change.overrides };
  }
}

const withRemote = (state: RegistryState, name: string, remote: RemoteState): RegistryState => ({
  ...state,
  remotes: { ...state.remotes, [name]: remote },
});

function remoteOf(state: RegistryState, name: string): RemoteState {
  const remote = state.remotes[name];
  if (!remote) throw new Error(`Nothing of ${name} runs.`);
  return remote;
}

/** A published release by its id. Throws where there is none. */
export function releaseOf(state: RegistryState, name: string, id: string): ListedRelease {
  const release = state.releases[name]?.find((each) => releaseId(each) === id);
  if (!release) throw new Error(`${name} ${id} is not published.`);
  return release;
}

/** What shells are told: the running releases only. */
export function documentOf(state: RegistryState): RegistryDocument {
  const { revision, issuedAt, overrides } = state;
  const remotes = Object.entries(state.remotes).map(([name, remote]): [string, ListedRemote] => {
    const { active, previous, canary, forced } = remote;
    const listed = (id: string) => releaseOf(state, name, id);
    return [
      name,
      {
        active: listed(active),
        previous: previous ? listed(previous) : null,
        canary: canary ? { release: listed(canary.releaseId), step: canary.step, share: canary.share } : null,
        forced,
      },
    ];
  });
  return { revision, issuedAt, remotes: Object.fromEntries(remotes), overrides };
}
