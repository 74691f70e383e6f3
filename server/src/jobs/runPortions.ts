export interface Job {
  /** Resolves once the portion under way is done. */
  stop(): Promise<void>;
}

interface JobOptions {
  /** Names it where it fails. */
  what: string;
  /** Does one portion, in a transaction of its own; whether there is more to do now. */
  portion: () => Promise<boolean>;
  everyMs: number;
  onError: (error: unknown, what: string) => void;
}

/**
 * Does what waits in the database a portion at a time, and looks again after a while once there is none. What has failed is
 * tried again with the next look. Any number of processes may run it: a portion is claimed by a lock.
 */
export function runPortions({ what, portion, everyMs, onError }: JobOptions): Job {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  async function work(): Promise<void> {
    try {
      while (!stopped && (await portion()));
    } catch (error) {
      onError(error, what);
    }
    if (!stopped) timer = setTimeout(run, everyMs).unref();
  }

  function run(): void {
    running = work();
  }

  run();
  return {
    stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
