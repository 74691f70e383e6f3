import type { ListedRelease, RemoteLifecycles, ShellHistory } from '@members/mfe-kit';
import { routeKey } from '@members/mfe-kit/release';
import type { RefObject } from 'react';
import { canarySubject } from '../choose/canarySubject';
import { flagsOf } from '../choose/flagsOf';
import type { Releases } from '../choose/releases';
import type { RemoteLimits } from '../phases/limits';
import { beginMount, type BegunMount } from './beginMount';
import { createSlots, type SlotServices } from './slots';

/** A screen of a release that can be mounted at once. */
export interface ReadyScreen {
  release: ListedRelease;
  path: string;
  lifecycles: RemoteLifecycles;
}

export interface MountsOptions extends SlotServices {
  history: ShellHistory;
  /** The element in which releases are mounted. */
  stage: RefObject<HTMLDivElement | null>;
  releases: SlotServices['releases'] & Pick<Releases, 'hold'>;
  limits: RemoteLimits;
}

/** Mounts releases. */
export function createMounts({ history, stage, limits, ...services }: MountsOptions) {
  const ofRelease = (release: ListedRelease) => ({
    release,
    history,
    flags: flagsOf(services.registry.document().remotes[release.name], canarySubject),
    hold: services.releases.hold.bind(null, release.name),
    limits,
  });
  const slots = createSlots({
    ...services,
    mount: (release, element, extension) =>
      beginMount({
        ...ofRelease(release),
        lifecycles: services.prepare(release),
        stage: element,
        extension,
      }),
  });
  const mountsAhead = createMountsAhead(() => history.location.pathname);

  function begin(release: ListedRelease, lifecycles: Promise<RemoteLifecycles>, ahead?: string): BegunMount {
    if (!stage.current) throw new Error('The element for remotes is not on the page yet.');
    return beginMount({
      ...ofRelease(release),
      lifecycles,
      stage: stage.current,
      ahead,
      fillSlot: slots.fill,
    });
  }

  return {
    /** Mounts a release for the screen of the address, or returns the mount that was begun ahead for it. */
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

/** The one screen that is mounted before the member arrives at it. */
export function createMountsAhead(pathname: () => string) {
  interface Ahead {
    container: string;
    path: string;
    begun: BegunMount;
  }
  let ahead: Ahead | undefined;

  function drop(dropped = ahead): void {
    if (!dropped || ahead !== dropped) return;
    ahead = undefined;
    // No member has seen it, so a failure to unmount says nothing about the release.
    void dropped.begun.end().catch(() => undefined);
  }

  return {
    /** Keeps a mount for an arrival at a path, in place of an earlier one. Returns what drops it again. */
    add({ container }: ListedRelease, path: string, begun: BegunMount): () => void {
      drop();
      const added = (ahead = { container, path, begun });
      return () => drop(added);
    },
    /** The mount that was begun for the screen of the address. One that was begun for another screen is dropped. */
    take({ container }: ListedRelease): BegunMount | undefined {
      const known = ahead;
      if (known?.container !== container || routeKey(known.path) !== routeKey(pathname())) {
        drop();
        return undefined;
      }
      ahead = undefined;
      return known.begun;
    },
  };
}
