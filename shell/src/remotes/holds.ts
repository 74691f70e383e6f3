const longestMs = 5 * 60_000;

/**
 * What a remote has asked to wait for. Each hold ends by itself, and holds that follow each other without a gap end
 * together after five minutes, so that no remote keeps a release for ever.
 */
export function createHolds(now: () => number = Date.now) {
  const untils = new Map<symbol, number>();
  let since = 0;

  function expire(): void {
    for (const [hold, until] of untils) if (until <= now()) untils.delete(hold);
  }

  return {
    add(forMs = longestMs): () => void {
      expire();
      if (untils.size === 0) since = now();
      const hold = Symbol('hold');
      untils.set(hold, now() + Math.min(forMs, longestMs));
      return () => void untils.delete(hold);
    },
    active(): boolean {
      expire();
      return untils.size > 0 && now() - since < longestMs;
    },
    clear: () => untils.clear(),
  };
}

export type Holds = ReturnType<typeof createHolds>;
