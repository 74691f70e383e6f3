type Stop = () => Promise<unknown>;

/** What has been started, to be stopped in the opposite order, each part once. */
export function createStops() {
  const stops: Stop[] = [];
  return {
    add: (stop: Stop): void => void stops.push(stop),
    /** Stops everything even if a part fails; then throws the first failure. */
    run: async (): Promise<void> => {
      const failures: unknown[] = [];
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
