import type { ListedRelease, RemoteLifecycles, ShellHistory } from '@members/mfe-kit';
import type { RefObject } from 'react';
import { beginMount, type BegunMount } from './beginMount';
import type { RemoteLimits } from './limits';
import { createMountsAhead } from './mountsAhead';

/** A screen of a release that can be mounted at once. */
export interface ReadyScreen {
  release: ListedRelease;
  path: string;
  lifecycles: RemoteLifecycles;
}

export interface MountsOptions {
  history: ShellHistory;
  /** Where releases are mounted. */
  stage: RefObject<HTMLDivElement | null>;
  hold: (name: string, reason: string, forMs?: number) => () => void;
  limits: RemoteLimits;
}

/** What mounts releases, loaded when the first is. */
export function createMounts({ history, stage, hold, limits }: MountsOptions) {
  const mountsAhead = createMountsAhead(() => history.location.pathname);

  function begin(release: ListedRelease, lifecycles: Promise<RemoteLifecycles>, ahead?: string): BegunMount {
    if (!stage.current) throw new Error('There is no place for remotes yet.');
    const holdIt = hold.bind(null, release.name);
    return beginMount({ release, lifecycles, place: stage.current, ahead, history, hold: holdIt, limits });
  }

  return {
    /** Mounts a release for the screen of the address, or answers with its mount that was begun before. */
    mount: (release: ListedRelease, lifecycles: Promise<RemoteLifecycles>): BegunMount =>
      mountsAhead.take(release) ?? begin(release, lifecycles),
    /** Mounts a screen for a member who is about to arrive, until `over` is aborted without an arrival. */
    mountAhead({ release, path, lifecycles }: ReadyScreen, over: AbortSignal): void {
      if (over.aborted) return;
      const begun = begin(release, Promise.resolve(lifecycles), path);
      over.addEventListener('abort', mountsAhead.add(release, path, begun), { once: true });
    },
  };
}

export type Mounts = ReturnType<typeof createMounts>;
