const listeners = new Set<() => void>();

/** Tells that a screen stands, the shell's own or a remote's. */
export function emitScreenShown(): void {
  for (const listener of listeners) listener();
}

export function onScreenShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once the first screen of the page stands. */
export const firstScreenShown = new Promise<void>((resolve) => onScreenShown(resolve));
