/** The beginning and the end of a day in UTC, such as 2026-03-31. */
export const dayStart = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const dayEnd = (day: string): Date => new Date(dayStart(day).getTime() + 24 * 3_600_000);

/** A pause without an end lasts until the last day that there is. */
export function pauseEnd(until: Date | number | 'never' | null): string | null {
  if (until === null) return null;
  return until instanceof Date ? until.toISOString() : '9999-12-31T00:00:00.000Z';
}

export function stateOf({ status, closedAt }: { status: number; closedAt: Date | null }) {
  if (closedAt) return 'closed';
  return status === 1 ? 'active' : 'disabled';
}
