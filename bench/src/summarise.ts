export interface Figures {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

/** Rate and percentiles of latencies in milliseconds. */
export function summarise(latencies: readonly number[], seconds: number): Figures {
  const sorted = latencies.toSorted((one, other) => one - other);
  const percentile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return {
    perSecond: sorted.length / seconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    maxMs: percentile(1),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
