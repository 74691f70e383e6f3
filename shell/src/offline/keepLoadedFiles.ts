const kept = /^\/(js|css|remotes|media|head)\//;

/**
 * Asks once more for the scripts, styles and pictures that the page has loaded before it had a worker, which then keeps them; the
 * browser's own cache answers.
 */
export async function keepLoadedFiles(): Promise<void> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(
    ({ origin, pathname }) => origin === window.location.origin && kept.test(pathname),
  );
  // To its end: a worker whose answer nobody reads is at work, and can't be replaced.
  for (const { href } of own)
    await fetch(href)
      .then((file) => file.blob())
      .catch(() => undefined);
}
