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

  async function tick(): Promise<void> {
    try {
      await rounds.advance();
      await rounds.collectBeaconValues();
      await rounds.advance();
    } catch (error) {
      onError(error, 'round clock');
    }
    if (!stopped) timer = setTimeout(next, everyMs);
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
    },
  };
}
