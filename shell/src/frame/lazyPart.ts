import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const againAfterMs = 10_000;

/** What `OptionalPart` holds: loaded when it is shown, and where that fails, with the next network or some seconds later. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await atLast(load) }));

async function atLast<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await networkOrPause();
    }
  }
}

const networkOrPause = () =>
  new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, againAfterMs);
    window.addEventListener('online', go);
  });
