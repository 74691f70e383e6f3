const retryAfterMs = 10_000;

/** Calls `load` until it succeeds: after a failure again when there is a network, or ten seconds later. */
export async function retryUntilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
    const timer = setTimeout(go, retryAfterMs);
    window.addEventListener('online', go);
  });
