export interface DayOf<T> {
  /** 'YYYY-MM-DD', in the server's zone. */
  day: string;
  rows: T[];
}

/** Rows under the days of their server times 'YYYY-MM-DD HH:mm:ss' (D57), in the order in which they come. */
export function groupByDay<T>(rows: readonly T[], timeOf: (row: T) => string): DayOf<T>[] {
  const days: DayOf<T>[] = [];
  for (const row of rows) {
    const day = timeOf(row).slice(0, 10);
    const latest = days.at(-1);
    if (latest?.day === day) latest.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
