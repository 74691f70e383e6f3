import { constants } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

export interface Stoppable {
  /** From now on `/readyz` answers 503; everything is served still. */
  drain(): void;
  /** No new connections; what has begun is finished, then everything ends. */
  stop(): Promise<void>;
}

export interface StopOptions {
  /** How long everything is served between the signal and the end, so that a balancer sees the 503. */
  drainMs: number;
  /** The longest time from the signal to the end. */
  withinMs: number;
  /** Takes one sentence at a time. */
  say: (sentence: string) => void;
}

/** The terminal and npm both send Ctrl-C: what follows so soon is the same key. */
const sameKeyMs = 1000;

/**
 * Ends the process on SIGTERM, SIGINT or SIGHUP: drained, stopped, exit code 0; what is still starting is started
 * first, so that nothing of it is left behind. A second signal ends it at once (128 and the signal's number), and so
 * does the bound (1): what is cut off then is booked whole or not at all, and its client learns which by asking again
 * with its key.
 */
export function stopOnSignal(
  running: Stoppable | Promise<Stoppable>,
  { drainMs, withinMs, say }: StopOptions,
): void {
  let askedAt: number | null = null;
  async function end(): Promise<void> {
    setTimeout(() => {
      say(`Not at rest after ${withinMs / 1000} s.`);
      process.exit(1);
    }, withinMs).unref();
    const { drain, stop } = await running;
    drain();
    await pause(drainMs);
    await stop();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt === null) {
        askedAt = Date.now();
        say('Stopping …');
        end().catch((error: Error) => {
          say(error.message);
          process.exit(1);
        });
      } else if (Date.now() - askedAt > sameKeyMs) process.exit(128 + constants.signals[signal]);
    });
  }
}
