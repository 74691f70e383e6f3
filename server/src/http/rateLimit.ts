const minuteMs = 60_000;

/** Counts requests per key in fixed minutes. Held in memory: each process has its own count. */
export function createRateLimit(perMinute: number, now: () => number = Date.now) {
  let minute = 0;
  let counts = new Map<string, number>();
  /** Whether one more is within the limit. */
  return function admit(key: string): boolean {
    const current = Math.floor(now() / minuteMs);
    if (current !== minute) {
      minute = current;
      counts = new Map();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= perMinute;
  };
}
