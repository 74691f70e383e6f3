/** What the timetable of a game needs, in milliseconds. */
export interface Timetable {
  roundMs: number;
  closeLeadMs: number;
  beaconDelayMs: number;
}

export interface Slot {
  /** Date and place within the day, `YYYYMMDD-NNNN` in UTC. */
  period: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  /** The earliest time at which the beacon round that decides may be published: all bets are closed by then. */
  beaconNotBefore: Date;
}

const dayMs = 86_400_000;

/**
 * The slot of the timetable that a time falls into. It follows from the game and the time alone, so every
 * process comes to the same; a round exists only for slots in which the server was up.
 */
export function slotAt({ roundMs, closeLeadMs, beaconDelayMs }: Timetable, time: Date): Slot {
  const dayStart = Math.floor(time.getTime() / dayMs) * dayMs;
  const index = Math.floor((time.getTime() - dayStart) / roundMs);
  const opensAt = dayStart + index * roundMs;
  const closesAt = opensAt + roundMs - closeLeadMs;
  const date = new Date(dayStart).toISOString().slice(0, 10).replaceAll('-', '');
  return {
    period: `${date}-${String(index + 1).padStart(4, '0')}`,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    drawsAt: new Date(opensAt + roundMs),
    beaconNotBefore: new Date(closesAt + beaconDelayMs),
  };
}

/** Whole seconds left, at least `least`. */
export function secondsUntil(time: Date, now: Date, least: number): number {
  return Math.max(least, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
