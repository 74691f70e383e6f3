const minute = 60_000;

/**
 * Reconciles soon after the start and then once a day, until it is stopped. Several processes each do it: it reads
 * only.
 */
export function reconcileDaily(options: {
  reconcile: () => Promise<string[]>;
  onDifference: (difference: string) => void;
  onError: (error: unknown, what: string) => void;
  firstAfterMs?: number;
  everyMs?: number;
}): { stop(): Promise<void> } {
  const { reconcile, onDifference, onError, firstAfterMs = 5 * minute, everyMs = 24 * 60 * minute } = options;
  let running = Promise.resolve();
  let timer = setTimeout(run, firstAfterMs).unref();

  function run(): void {
    running = reconcile()
      .then((differences) => differences.forEach(onDifference))
      .catch((error: unknown) => onError(error, 'reconciliation'));
    timer = setTimeout(run, everyMs).unref();
  }

  return {
    stop: () => {
      clearTimeout(timer);
      return running;
    },
  };
}
