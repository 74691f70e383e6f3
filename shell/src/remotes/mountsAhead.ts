import type { ListedRelease } from '@members/mfe-kit';
import { routeKey } from '@members/mfe-kit/release';
import type { BegunMount } from './beginMount';

/** The one screen that is drawn before the member arrives at it. */
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
    // Nobody has seen it, so how it leaves says nothing about it.
    void dropped.begun.end().catch(() => undefined);
  }

  return {
    /** Keeps a mount for an arrival at a path, in the place of one before. Answers with what takes it away again. */
    add({ container }: ListedRelease, path: string, begun: BegunMount): () => void {
      drop();
      const added = (ahead = { container, path, begun });
      return () => drop(added);
    },
    /** The mount that was begun for the screen of the address; what was begun for another is taken away. */
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
