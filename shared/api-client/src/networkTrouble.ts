import { emitApiEvent } from './events';

/** Calls that fail within this time are one disturbance; a later try by hand is told of again. */
const disturbanceMs = 5_000;
let toldAt = -Infinity;

/**
 * Tells the shell that there is no network, once however many calls fail together (D15). What nobody has heard is told
 * with the next call that fails.
 */
export function tellNetworkTrouble(): void {
  const now = Date.now();
  if (now - toldAt < disturbanceMs) return;
  if (emitApiEvent('networkError', undefined)) toldAt = now;
}
