const lookMs = 50;

/** Waits until no write is in flight, and no longer than `limitMs`. */
export async function writesDone(writesInFlight: () => number, limitMs: number): Promise<void> {
  const until = performance.now() + limitMs;
  while (writesInFlight() > 0 && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, lookMs));
}
