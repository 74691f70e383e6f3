/** Writes under way: a remote is not replaced while there is one. */
let inFlight = 0;

export const writesInFlight = (): number => inFlight;

export async function trackWrite<T>(write: Promise<T>): Promise<T> {
  inFlight += 1;
  try {
    return await write;
  } finally {
    inFlight -= 1;
  }
}
