/** Counts of values by the bucket they fall into. `counts[i]` are those up to `edges[i]`; the last one are all above. */
export type Histogram = readonly number[];

export function withValue(
  histogram: Histogram | undefined,
  value: number,
  edges: readonly number[],
): Histogram {
  const counts = histogram ? [...histogram] : [...edges.map(() => 0), 0];
  const found = edges.findIndex((edge) => value <= edge);
  counts[found < 0 ? edges.length : found]! += 1;
  return counts;
}

export const mergedHistograms = (all: readonly Histogram[]): Histogram =>
  all.reduce((sum, each) => (sum.length === 0 ? each : sum.map((count, index) => count + each[index]!)), []);

/** The edge below which this part (0 to 1) of the values lies, at least; the last edge for what is above all; null for no values. */
export function quantileOf(histogram: Histogram, part: number, edges: readonly number[]): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let below = 0;
  const found = histogram.findIndex((count) => (below += count) >= part * total);
  return edges[Math.min(found, edges.length - 1)]!;
}
