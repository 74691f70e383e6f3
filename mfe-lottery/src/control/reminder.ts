import type { PlaySession } from '@members/contract';

const minuteMs = 60_000;
const everyMinutes = 30;

/** Whole minutes since the play session began, by the server's clock. */
export function playedMinutes({ startedAt, now }: PlaySession): number {
  return startedAt === null ? 0 : Math.floor((Date.parse(now) - Date.parse(startedAt)) / minuteMs);
}

/** Names the last full half hour of a play session; `null` before the first. */
export function halfHourOf(session: PlaySession): string | null {
  const halfHours = Math.floor(playedMinutes(session) / everyMinutes);
  return halfHours < 1 ? null : `${session.startedAt} ${halfHours}`;
}
