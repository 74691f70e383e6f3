import { startReads, writesInFlight } from '@members/api-client/shell';
import type { ListedRelease, RemoteLifecycles, ShellHistory } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import { askFor } from '../preload/askFor';
import type { Registry } from '../registry/registry';
import type { Reports } from '../registry/reports';
import { beginMount, type BegunMount, type MountOptions } from './beginMount';
import { usualLimits, type RemoteLimits } from './limits';
import { createMountsAhead } from './mountsAhead';
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
  /**
   * Mounts the screen of a path out of sight, for a member who is about to arrive. Answers with what takes it away,
   * which does nothing once they have.
   */
  mountAhead: (release: ListedRelease, path: string, lifecycles: RemoteLifecycles) => () => void;
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
  const stage: RemoteServices['stage'] = { current: null };
  const mountsAhead = createMountsAhead(() => history.location.pathname);

  function begin(release: ListedRelease, lifecycles: Promise<RemoteLifecycles>, ahead?: string): BegunMount {
    if (!stage.current) throw new Error('There is no place for remotes yet.');
    const hold: MountOptions['hold'] = (reason, forMs) => releases.hold(release.name, reason, forMs);
    return beginMount({ release, lifecycles, place: stage.current, ahead, history, hold, limits });
  }

  return {
    history,
    releases,
    isReady,
    reports,
    stage,
    mount(release) {
      const lifecycles = prepare(release);
      return mountsAhead.take(release) ?? begin(release, lifecycles);
    },
    prepareAhead,
    mountAhead: (release, path, lifecycles) =>
      mountsAhead.add(release, path, begin(release, Promise.resolve(lifecycles), path)),
  };
}
