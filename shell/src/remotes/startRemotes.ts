import { startReads, writesInFlight } from '@members/api-client/shell';
import type { ListedRelease, ShellHistory } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import { askFor } from '../preload/askFor';
import type { Registry } from '../registry/registry';
import type { Reports } from '../registry/reports';
import { usualLimits, type RemoteLimits } from './limits';
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

/** Wires what runs remotes in a page. */
export function startRemotes({
  registry,
  reports,
  history,
  overrides,
  ...given
}: RemotesOptions): RemoteServices & Pick<Preparing, 'prepareAhead'> {
  const limits = { ...usualLimits, ...given.limits };
  const ownBuilds = new Map(
    overrides.flatMap(({ name, release }): [string, ListedRelease][] => (release ? [[name, release]] : [])),
  );
  const isOwn = (release: ListedRelease) => ownBuilds.get(release.name) === release;
  const { prepare, prepareAhead, isReady } = createPreparing({
    limits,
    isUnsigned: isOwn,
    readAhead: ({ routes }) => startReads(routeAt(routes, history.location.pathname)?.reads ?? []),
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
    isOnline: () => navigator.onLine,
    who: whose,
    overrides: ownBuilds,
  });
  window.addEventListener('online', releases.reconnected);
  return { history, releases, prepare, prepareAhead, isReady, reports, limits };
}
