const longestMs = 5 * 60_000;

/**
 * What a remote has asked to wait for. Each hold ends by itself, and holds that follow each other without a gap end
 * together after five minutes, so that no remote keeps a release for ever.
 */
export function createHolds(now: () => number = Date.now) {
  const held = new Map<symbol, { reason: string; until: number }>();
  let since = 0;

  function expire(): void {
    for (const [hold, { until }] of held) if (until <= now()) held.delete(hold);
  }

  return {
    add(reason: string, forMs = longestMs): () => void {
      expire();
      if (held.size === 0) since = now();
      const hold = Symbol('hold');
      held.set(hold, { reason, until: now() + Math.min(forMs, longestMs) });
      return () => void held.delete(hold);
    },
    /** Why to wait; null where there is no reason. */
    active(): string | null {
      expire();
      const [first] = held.values();
      return first && now() - since < longestMs ? first.reason : null;
    },
    clear: () => held.clear(),
  };
}

export type Holds = ReturnType<typeof createHolds>;
