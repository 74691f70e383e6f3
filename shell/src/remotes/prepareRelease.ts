import type { ListedRelease, RemoteLifecycles, RemoteProps, ScreenAhead } from '@members/mfe-kit';
import { loadRelease } from '../federation/loadRelease';
import { inPhase } from '../federation/ReleaseFailure';
import { withTimeout } from '../federation/withTimeout';
import type { RemoteLimits } from './limits';

export interface PreparingOptions {
  limits: RemoteLimits;
  /** Whether a release is a developer's own build, of which no integrity is known. */
  isUnsigned: (release: ListedRelease) => boolean;
  propsOf: (release: ListedRelease, domElement: HTMLElement) => RemoteProps;
  /** Asks at once for all files of a screen: that of a path, else the one that is being opened. */
  askFor: (release: ListedRelease, pathname?: string) => void;
  /** Loads what mounts. */
  loadMounts: () => Promise<unknown>;
  /** Starts the reads of the screen that is being opened. */
  readAhead: (release: ListedRelease) => void;
  /** Hears of each attempt to load a release that a member is to see. */
  onLoading: (release: ListedRelease) => void;
}

/** Gets releases ready for mounting, each once; nothing of it touches what is on screen. */
export function createPreparing(options: PreparingOptions) {
  const { limits, isUnsigned, propsOf, askFor, loadMounts, readAhead, onLoading } = options;
  const preparing = new Map<string, Promise<RemoteLifecycles>>();
  const tried = new Set<string>();
  const ready = new Set<string>();
  const counted = new Set<string>();

  async function work(release: ListedRelease): Promise<RemoteLifecycles> {
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
    // By which a page can tell what it has at hand.
    performance.mark?.(`members:ready ${container}`);
    return lifecycles;
  }

  function begin(release: ListedRelease): Promise<RemoteLifecycles> {
    const known = preparing.get(release.container);
    if (known) return known;
    const prepared = work(release);
    preparing.set(release.container, prepared);
    prepared.catch(() => preparing.delete(release.container));
    return prepared;
  }

  return {
    /** Loads and bootstraps a release. Throws ReleaseFailure; the next call after that tries again. */
    prepare(release: ListedRelease): Promise<RemoteLifecycles> {
      const { container } = release;
      if (!counted.has(container)) onLoading(release);
      counted.add(container);
      if (!preparing.has(container)) askFor(release);
      if (!ready.has(container)) readAhead(release);
      const prepared = begin(release);
      prepared.catch(() => counted.delete(container));
      return prepared;
    },
    /**
     * Gets a release ready that nobody has asked for yet, and a screen of it. Neither the attempt nor its failure counts:
     * of a release that is never opened nothing is known but that it was guessed.
     */
    async prepareAhead(release: ListedRelease, screen: ScreenAhead): Promise<RemoteLifecycles> {
      askFor(release, screen.path);
      const [lifecycles] = await Promise.all([begin(release), loadMounts()]);
      await lifecycles.preload?.(screen);
      return lifecycles;
    },
    isReady: (release: ListedRelease): boolean => ready.has(release.container),
  };
}

export type Preparing = ReturnType<typeof createPreparing>;
