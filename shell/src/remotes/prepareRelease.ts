import type { ListedRelease, RemoteLifecycles, RemoteProps } from '@members/mfe-kit';
import { loadRelease } from '../federation/loadRelease';
import { inPhase } from '../federation/ReleaseFailure';
import { withTimeout } from '../federation/withTimeout';
import type { RemoteLimits } from './limits';

export interface PreparingOptions {
  limits: RemoteLimits;
  /** Whether a release is a developer's own build, of which no integrity is known. */
  isUnsigned: (release: ListedRelease) => boolean;
  propsOf: (release: ListedRelease, domElement: HTMLElement) => RemoteProps;
  /** Hears of each attempt to load a release. */
  onLoading: (release: ListedRelease) => void;
}

/** Gets releases ready for mounting, each once; nothing of it touches what is on screen. */
export function createPreparing({ limits, isUnsigned, propsOf, onLoading }: PreparingOptions) {
  const preparing = new Map<string, Promise<RemoteLifecycles>>();
  const tried = new Set<string>();
  const ready = new Set<string>();

  async function work(release: ListedRelease): Promise<RemoteLifecycles> {
    const { container, name } = release;
    onLoading(release);
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

  return {
    /** Loads and bootstraps a release. Throws ReleaseFailure; the next call after that tries again. */
    prepare(release: ListedRelease): Promise<RemoteLifecycles> {
      const known = preparing.get(release.container);
      if (known) return known;
      const prepared = work(release);
      preparing.set(release.container, prepared);
      prepared.catch(() => preparing.delete(release.container));
      return prepared;
    },
    isReady: (release: ListedRelease): boolean => ready.has(release.container),
  };
}

export type Preparing = ReturnType<typeof createPreparing>;
