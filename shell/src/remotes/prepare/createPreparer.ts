import type { ListedRelease, RemoteLifecycles, RemoteProps, ScreenAhead } from '@members/mfe-kit';
import type { RemoteLimits } from '../phases/limits';
import { inPhase } from '../phases/ReleaseFailure';
import { withTimeout } from '../phases/withTimeout';
import { loadRelease } from './loadRelease';

export interface PreparerOptions {
  limits: RemoteLimits;
  /** Whether a release is a developer's own build, of which no integrity is known. */
  isUnsigned: (release: ListedRelease) => boolean;
  propsOf: (release: ListedRelease, domElement: HTMLElement) => RemoteProps;
  /** Preloads all files of a screen: that of a path, else the one that is being opened. */
  preloadFiles: (release: ListedRelease, pathname?: string) => void;
  /** Starts the reads of the screen that is being opened. */
  readAhead: (release: ListedRelease) => void;
  /** Called with each attempt to load a release that a member is to see. */
  onLoading: (release: ListedRelease) => void;
}

/** Loads and bootstraps releases, each once, beside what is on screen. */
export function createPreparer(options: PreparerOptions) {
  const { limits, isUnsigned, propsOf, preloadFiles, readAhead, onLoading } = options;
  const preparing = new Map<string, Promise<RemoteLifecycles>>();
  const tried = new Set<string>();
  const ready = new Set<string>();
  const reported = new Set<string>();

  async function loadAndBootstrap(release: ListedRelease): Promise<RemoteLifecycles> {
    const { container, name } = release;
    const again = tried.has(container);
    tried.add(container);
    const lifecycles = await loadRelease(release, {
      timeoutMs: limits.loadMs,
      again,
      isUnsigned: isUnsigned(release),
    });
    const bootstrapping = Promise.resolve().then(() =>
      lifecycles.bootstrap(propsOf(release, document.createElement('div'))),
    );
    await inPhase('bootstrap', withTimeout(`Bootstrapping ${name}`, limits.bootstrapMs, bootstrapping));
    ready.add(container);
    // Tests and measurements see by this mark which releases are ready.
    performance.mark?.(`members:ready ${container}`);
    return lifecycles;
  }

  function begin(release: ListedRelease): Promise<RemoteLifecycles> {
    const known = preparing.get(release.container);
    if (known) return known;
    const prepared = loadAndBootstrap(release);
    preparing.set(release.container, prepared);
    prepared.catch(() => preparing.delete(release.container));
    return prepared;
  }

  return {
    /** Loads and bootstraps a release. Throws ReleaseFailure; the next call after that tries again. */
    prepare(release: ListedRelease): Promise<RemoteLifecycles> {
      const { container } = release;
      if (!reported.has(container)) onLoading(release);
      reported.add(container);
      if (!preparing.has(container)) preloadFiles(release);
      if (!ready.has(container)) readAhead(release);
      const prepared = begin(release);
      prepared.catch(() => reported.delete(container));
      return prepared;
    },
    /**
     * Prepares a release that may be opened next, and loads a screen of it. Neither the attempt nor its failure is
     * reported: a release that is never opened was only guessed.
     */
    async prepareAhead(release: ListedRelease, screen: ScreenAhead): Promise<RemoteLifecycles> {
      preloadFiles(release, screen.path);
      const lifecycles = await begin(release);
      await lifecycles.preload?.(screen);
      return lifecycles;
    },
    isReady: (release: ListedRelease): boolean => ready.has(release.container),
  };
}

export type Preparer = ReturnType<typeof createPreparer>;
