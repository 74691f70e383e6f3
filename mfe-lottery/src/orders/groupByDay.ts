/** Records under the day of their server time 'YYYY-MM-DD HH:mm:ss' (D57), in the order in which they come. */
export function groupByDay<T>(records: readonly T[], timeOf: (record: T) => string): [string, T[]][] {
  const days = new Map<string, T[]>();
  for (const record of records) {
    const day = timeOf(record).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return [...days];
}
