import { startReads, writesInFlight } from '@members/api-client/shell';
import type { ListedRelease, ShellHistory } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import { hasNetwork, onNetworkChange } from '../offline/network';
import { askFor } from '../preload/askFor';
import type { Registry } from '../registry/registry';
import type { Reports } from '../registry/reports';
import { readsAhead } from '../routes/routeTable';
import { usualLimits, type RemoteLimits } from './limits';
import type { Mounts, ReadyScreen } from './mounts';
import type { Override } from './override/loadOverrides';
import { createPreparing, type Preparing } from './prepareRelease';
import { createReleases } from './releases';
import type { RemoteServices } from './RemoteOutlet';
import { remoteProps } from './remoteProps';
import { whose } from './whose';

export interface RemotesOptions {
  registry: Registry;
  reports: Reports;
  history: ShellHistory;
  overrides: readonly Override[];
  limits?: Partial<RemoteLimits> | undefined;
}

/** What is done before a member arrives. */
export interface RemotesAhead {
  prepareAhead: Preparing['prepareAhead'];
  /** Mounts a screen out of sight, until `over` is aborted without an arrival. */
  mountAhead: (screen: ReadyScreen, over: AbortSignal) => Promise<void>;
}

/** Wires what runs remotes in a page. */
export function startRemotes({
  registry,
  reports,
  history,
  overrides,
  ...given
}: RemotesOptions): RemoteServices & RemotesAhead {
  const limits = { ...usualLimits, ...given.limits };
  const ownBuilds = new Map(
    overrides.flatMap(({ name, release }): [string, ListedRelease][] => (release ? [[name, release]] : [])),
  );
  const isOwn = (release: ListedRelease) => ownBuilds.get(release.name) === release;
  const { prepare, prepareAhead, isReady } = createPreparing({
    limits,
    isUnsigned: isOwn,
    loadMounts,
    readAhead: ({ routes }) => startReads(readsAhead(routeAt(routes, history.location.pathname)?.reads)),
    // Nothing is known of the files of a developer's own build.
    askFor: (release, pathname = history.location.pathname) => !isOwn(release) && askFor(release, pathname),
    propsOf: (release, domElement) => ({
      ...remoteProps(release, history),
      domElement,
      onError: (error) => console.error(`Remote ${release.name}:`, error),
    }),
    onLoading: (release) => !isOwn(release) && reports.loading(release),
  });
  const releases = createReleases({
    registry,
    history,
    reports,
    prepare,
    isReady,
    writesInFlight,
    isOnline: hasNetwork,
    who: whose,
    overrides: ownBuilds,
  });
  onNetworkChange(() => hasNetwork() && releases.reconnected());
  const stage: RemoteServices['stage'] = { current: null };
  let mounts: Mounts | undefined;
  async function loadMounts(): Promise<Mounts> {
    const { createMounts } = await import(/* webpackChunkName: "parcel" */ './mounts');
    return (mounts ??= createMounts({ history, stage, hold: releases.hold, limits }));
  }

  return {
    history,
    releases,
    isReady,
    reports,
    stage,
    async mount(release) {
      const lifecycles = prepare(release);
      return (await loadMounts()).mount(release, lifecycles);
    },
    prepareAhead,
    mountAhead: async (screen, over) => (await loadMounts()).mountAhead(screen, over),
  };
}
