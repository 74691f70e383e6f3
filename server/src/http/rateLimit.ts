const minuteMs = 60_000;

/** Whether one more request of a key, an address or a member, is within a limit. */
export type Admit = (key: string) => Promise<boolean>;

/** Makes limits; each has a name of its own, under which servers may count together. */
export type Limiter = (limit: { name: string; perMinute: number }) => Admit;

/** Counts requests per key in fixed minutes, in the memory of this process. */
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

/** Limits of a process that counts alone. */
export const localLimiter: Limiter = ({ perMinute }) => {
  const admit = createRateLimit(perMinute);
  return async (key) => admit(key);
};
