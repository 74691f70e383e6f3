import { createListeners } from '@members/api-client/listeners';
import type { FailurePhase, ListedRelease, ShellHistory } from '@members/mfe-kit';
import { routeAt } from '@members/mfe-kit/release';
import { releasesIn } from '../../registry/readDocument';
import type { Registry } from '../../registry/registry';
import type { Reports } from '../../registry/reports';
import { buildRouteTable, findRoute, type RouteTable } from '../../routes/routeTable';
import { ReleaseFailure } from '../phases/ReleaseFailure';
import { chosenRelease } from './chosenRelease';
import { fallbackChain } from './fallbackChain';
import { createHolds, type Holds } from './holds';

/** How long a forced release waits for writes in flight, and how often it looks whether they are done. */
const forcedPatienceMs = 10_000;
const writesPollMs = 50;

export interface ReleasesOptions {
  registry: Pick<Registry, 'document' | 'subscribe' | 'refresh' | 'goodRelease' | 'keepGood'>;
  history: Pick<ShellHistory, 'location' | 'listen'>;
  reports: Pick<Reports, 'failed'>;
  prepare: (release: ListedRelease) => Promise<unknown>;
  isReady: (release: ListedRelease) => boolean;
  writesInFlight: () => number;
  isOnline: () => boolean;
  /** Who is counted for a canary's share. */
  canarySubject: () => string;
  /** A developer's own builds, by remote; they run whatever the document says. */
  overrides?: ReadonlyMap<string, ListedRelease>;
}

/** What runs of a remote in this page; `release` is null where nothing of it can. */
export interface Running {
  release: ListedRelease | null;
  /** Rises when the same release is tried again. */
  attempt: number;
}

interface Place {
  running: Running;
  before: ListedRelease[];
  /** The last one that was good in this browser; looked up with the first failure. */
  good: ListedRelease | null;
  /** Containers of the releases that failed, each with whether there was a network then. */
  failed: Map<string, boolean>;
  holds: Holds;
}

/**
 * Which release of each remote runs in this page. A release that is taken stays, also when a newer document comes: the
 * newer release is prepared beside it and taken at the next navigation into or within the remote, unless a write is in
 * flight or the remote holds. What fails is not tried again by itself; the next of the chain takes its place.
 */
export function createReleases(options: ReleasesOptions) {
  const { registry, history, reports, prepare, isReady, writesInFlight, isOnline, canarySubject } = options;
  const overrides = options.overrides ?? new Map<string, ListedRelease>();
  const places = new Map<string, Place>();
  const listeners = createListeners();
  let table: RouteTable | undefined;
  let pathname = history.location.pathname;

  function changed(): void {
    table = undefined;
    listeners.notify();
  }

  function chosen(name: string): ListedRelease | undefined {
    const listed = registry.document().remotes[name];
    return overrides.get(name) ?? (listed && chosenRelease(listed, canarySubject));
  }

  /** What can run of a remote, best first. */
  function candidates(name: string, at = pathname): ListedRelease[] {
    const override = overrides.get(name);
    const listed = registry.document().remotes[name];
    const { running, before = [], good = null, failed } = places.get(name) ?? {};
    const chain = override
      ? [override]
      : fallbackChain({
          chosen: chosen(name),
          taken: running?.release ?? null,
          before,
          good,
          active: listed?.active,
          previous: listed?.previous,
        });
    const here = ownerOf(at) === name;
    return chain.filter((release) => !failed?.has(release.container) && (!here || hasRoute(release, at)));
  }

  const wanted = (name: string, at = pathname): ListedRelease | null => candidates(name, at)[0] ?? null;

  function ownerOf(path: string): string | null {
    const owner = findRoute(routes(), path)?.owner;
    return owner?.kind === 'remote' ? owner.name : null;
  }

  function routes(): RouteTable {
    const names = new Set([
      ...Object.keys(registry.document().remotes),
      ...overrides.keys(),
      ...[...places].filter(([, place]) => place.running.release).map(([name]) => name),
    ]);
    table ??= buildRouteTable(
      [...names].map((name) => ({
        name,
        releases: [places.get(name)?.running.release, chosen(name)].filter((release) => !!release),
      })),
    );
    return table;
  }

  function take(name: string, release: ListedRelease | null): void {
    const place = places.get(name);
    if (!place) {
      const running = { release, attempt: 0 };
      places.set(name, { running, before: [], good: null, failed: new Map(), holds: createHolds() });
    } else {
      const { running, before, holds } = place;
      holds.clear();
      const known = running.release ? [running.release, ...before] : before;
      place.before = known.filter(({ container }) => container !== release?.container);
      place.running = { release, attempt: running.attempt };
    }
    changed();
  }

  /** Gets the wanted release ready beside the one that runs. */
  async function prepareNext(name: string): Promise<void> {
    const next = wanted(name);
    if (!next || next.container === places.get(name)?.running.release?.container) return;
    try {
      await prepare(next);
    } catch (error) {
      failed(next, error instanceof ReleaseFailure ? error.phase : 'load', error);
      return;
    }
    const listed = registry.document().remotes[name];
    if (!listed?.forced || listed.active.container !== next.container) return;
    await writesDone();
    const now = places.get(name)?.running.release?.container;
    if (now !== next.container && wanted(name)?.container === next.container) take(name, next);
  }

  /** Waits until no write is in flight, for ten seconds at most. */
  async function writesDone(): Promise<void> {
    const until = performance.now() + forcedPatienceMs;
    while (writesInFlight() > 0 && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, writesPollMs));
  }

  function navigated(next: string): void {
    if (next === pathname) return;
    pathname = next;
    arrive();
  }

  function arrive(): void {
    const name = ownerOf(pathname);
    if (!name) return;
    const place = places.get(name);
    const next = wanted(name);
    const now = place?.running.release;
    if (!place || !now) return next ? take(name, next) : undefined;
    if (!next || next.container === now.container) return;
    const mayStay = hasRoute(now, pathname) && !place.failed.has(now.container);
    const held = place.holds.active();
    if (held) console.warn(`${name} keeps its release: ${held}`);
    const mayGo = isReady(next) && writesInFlight() === 0 && !held;
    if (mayGo || !mayStay) take(name, next);
    else void prepareNext(name);
  }

  function failed(release: ListedRelease, phase: FailurePhase, error: unknown): void {
    const { name, container } = release;
    const place = places.get(name);
    // A release counts as failed once per page, in however many ways it fails.
    if (place?.failed.has(container)) return;
    const online = isOnline();
    if (online && !overrides.has(name)) reports.failed(release, phase, error);
    if (!place) return;
    place.failed.set(container, online);
    void fallBack(place, { name, container, phase });
  }

  async function fallBack(place: Place, of: { name: string; container: string; phase: FailurePhase }) {
    place.good = await registry.goodRelease(of.name);
    // A release that failed to unmount has left the screen; the next visit takes another one.
    if (of.phase === 'unmount') return;
    if (place.running.release?.container === of.container) take(of.name, wanted(of.name));
    else await prepareNext(of.name);
  }

  registry.subscribe(() => {
    changed();
    arriveIfEmpty();
    for (const name of places.keys()) void prepareNext(name);
  });
  history.listen((location) => navigated(location.pathname));
  arrive();

  /** Where nothing runs on the route yet, a release that has become available is taken as on an arrival. */
  function arriveIfEmpty(): void {
    const name = ownerOf(pathname);
    if (name && !places.get(name)?.running.release) arrive();
  }

  return {
    subscribe: listeners.subscribe,
    routes,
    candidates: (name: string): ListedRelease[] => candidates(name),
    /** The releases whose scripts may run in this page: what the document names, own builds, and what has run here or may take its place. */
    allowed: (): ListedRelease[] => [
      ...releasesIn(registry.document()),
      ...overrides.values(),
      ...[...places.values()]
        .flatMap(({ running, before, good }) => [running.release, ...before, good])
        .filter((release) => !!release),
    ],
    running: (name: string): Running | undefined => places.get(name)?.running,
    /** The release that a navigation to a pathname would show; null where none can, or where the route is no remote's. */
    next(at: string): ListedRelease | null {
      const name = ownerOf(at);
      return name ? wanted(name, at) : null;
    },
    /** To be called when a release failed: the next of the fallback chain takes its place. */
    failed,
    /** To be called when a release has been on screen for a while without a failure. */
    provedGood(release: ListedRelease): void {
      if (!overrides.has(release.name)) registry.keepGood(release);
    },
    /** To be called when there is a network again: what failed without one may be tried again. */
    reconnected(): void {
      for (const [name, { failed: known }] of places) {
        for (const [container, online] of known) if (!online) known.delete(container);
        void prepareNext(name);
      }
      arriveIfEmpty();
    },
    hold: (name: string, reason: string, forMs?: number): (() => void) =>
      places.get(name)?.holds.add(reason, forMs) ?? (() => {}),
    /** The reason of a remote that holds its release; null where none does. */
    held: (): string | null => {
      for (const { holds } of places.values()) if (holds.active()) return holds.active();
      return null;
    },
    /** Where the member asks for it: refreshes the registry document, forgets what failed and tries again. */
    async retry(name: string): Promise<void> {
      await registry.refresh().catch(() => undefined);
      const place = places.get(name);
      if (!place) return;
      place.failed.clear();
      place.running = { release: wanted(name), attempt: place.running.attempt + 1 };
      changed();
    },
  };
}

export type Releases = ReturnType<typeof createReleases>;

const hasRoute = (release: ListedRelease, pathname: string): boolean =>
  routeAt(release.routes, pathname) !== undefined;
