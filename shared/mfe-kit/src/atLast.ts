const againAfterMs = 10_000;

/** What `load` answers; where it fails, it is called again with the next network or some seconds later. */
export async function atLast<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
