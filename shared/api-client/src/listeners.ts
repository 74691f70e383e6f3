/** Those who want to be told of one thing: of a change of a value, in the form that `useSyncExternalStore` takes, or of an event. */
export function createListeners<Event extends unknown[] = []>() {
  const listeners = new Set<(...event: Event) => void>();
  return {
    /** Returns what ends it. */
    subscribe(listener: (...event: Event) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls every listener. Returns whether there was one. */
    notify(...event: Event): boolean {
      for (const listener of [...listeners]) listener(...event);
      return listeners.size > 0;
    },
  };
}
