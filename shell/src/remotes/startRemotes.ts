import { hasNetwork, onNetworkChange, startReads, writesInFlight } from '@members/api-client/shell';
import type { ListedRelease, ShellHistory } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import type { Registry } from '../registry/registry';
import type { Reports } from '../registry/reports';
import { readsAhead } from '../routes/routeTable';
import { allowReleases } from '../security/startTrustedTypes';
import { canarySubject } from './choose/canarySubject';
import { createReleases } from './choose/releases';
import { createMounts, type Mounts } from './mount/mounts';
import type { RemoteServices } from './mount/RemotePlace';
import { remoteProps } from './mount/remoteProps';
import type { Override } from './override/addresses';
import { usualLimits, type RemoteLimits } from './phases/limits';
import { createPreparer, type Preparer } from './prepare/createPreparer';
import { preloadFiles } from './prepare/preloadFiles';

export interface RemotesOptions {
  registry: Registry;
  reports: Reports;
  history: ShellHistory;
  overrides: readonly Override[];
  limits?: Partial<RemoteLimits> | undefined;
}

/** What can be done before a member arrives. */
export interface RemotesAhead {
  prepareAhead: Preparer['prepareAhead'];
  mountAhead: Mounts['mountAhead'];
}

/**
 * Puts together the three steps by which a remote comes on screen: a release is chosen, prepared (loaded and
 * bootstrapped) and mounted.
 */
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
  const { prepare, prepareAhead, isReady } = createPreparer({
    limits,
    // A preview is signed as releases are.
    isUnsigned: (release) => isOwn(release) && !release.entryIntegrity,
    readAhead({ routes }) {
      const { pathname, search } = history.location;
      startReads(readsAhead(routeAt(routes, pathname)?.reads), new URLSearchParams(search));
    },
    // Nothing is known of the files of a developer's own build.
    preloadFiles: (release, pathname = history.location.pathname) =>
      !isOwn(release) && preloadFiles(release, pathname),
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
    canarySubject,
    overrides: ownBuilds,
  });
  allowReleases(releases.allowed);
  onNetworkChange(() => hasNetwork() && releases.reconnected());
  const stage: RemoteServices['stage'] = { current: null };
  const mounts = createMounts({
    history,
    stage,
    limits,
    registry,
    releases,
    reports,
    prepare,
    isReady,
    isOwn,
  });

  return {
    history,
    releases,
    isReady,
    reports,
    stage,
    mount: async (release) => mounts.mount(release, prepare(release)),
    prepareAhead,
    mountAhead: mounts.mountAhead,
  };
}
