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
  for (const { href } of own) await fetch(href).catch(() => undefined);
}
