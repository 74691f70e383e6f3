/** Anything with a server time 'YYYY-MM-DD HH:mm:ss' (D57). */
export interface Dated {
  createdAt: string;
}

export interface DayOfRecords<Row extends Dated> {
  /** 'YYYY-MM-DD', in the server's zone. */
  day: string;
  rows: Row[];
}

/** Records under their days, in the order in which the server sends them. */
export function groupByDay<Row extends Dated>(rows: readonly Row[]): DayOfRecords<Row>[] {
  const days: DayOfRecords<Row>[] = [];
  for (const row of rows) {
    const day = row.createdAt.slice(0, 10);
    const latest = days.at(-1);
    if (latest?.day === day) latest.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
