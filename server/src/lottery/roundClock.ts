import type { Rounds } from './rounds';

export interface RoundClock {
  start(): void;
  /** Stops after the tick that is running. */
  stop(): Promise<void>;
}

export interface RoundClockOptions {
  rounds: Rounds;
  /** Time between two ticks. */
  everyMs?: number;
  onError?: (error: unknown, what: string) => void;
}

/**
 * Keeps the rounds of all games going, in the background and in every process that has one. Database and beacon
 * may be away for any time: what is due then is done when they are back.
 */
export function createRoundClock({
  rounds,
  everyMs = 250,
  onError = () => {},
}: RoundClockOptions): RoundClock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = true;
  let collecting: Promise<void> | undefined;

  // Beside the ticks: relays that take their time hold no round up.
  function collect(): void {
    collecting ??= rounds
      .collectBeaconValues()
      .catch((error: unknown) => onError(error, 'beacon values'))
      .finally(() => {
        collecting = undefined;
      });
  }

  async function tick(): Promise<void> {
    let pauseMs = everyMs;
    try {
      // Rounds close and are drawn when it is time, not at the next tick.
      pauseMs = Math.min(everyMs, await rounds.advance());
      collect();
    } catch (error) {
      onError(error, 'round clock');
    }
    if (!stopped) timer = setTimeout(next, pauseMs);
  }

  function next(): void {
    running = tick();
  }

  return {
    start() {
      if (!stopped) return;
      stopped = false;
      next();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await collecting;
    },
  };
}
