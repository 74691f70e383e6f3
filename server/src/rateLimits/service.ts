import type { Database } from '../database';
import { createRateLimit, type Limiter } from '../http';
import * as store from './store';

const minuteMs = 60_000;

interface SharedLimiterOptions {
  database: Database;
  now?: () => number;
  onError?: (error: unknown, what: string) => void;
}

/**
 * Limits that all servers on a database keep together. Each counts in memory too: what is over the limit already here
 * asks the database nothing, so that a flood does not reach it, and without a database the limit of one process holds.
 */
export function createSharedLimiter({ database, now = Date.now, onError }: SharedLimiterOptions): Limiter {
  let forgotten = Math.floor(now() / minuteMs);

  async function forgetOnceAMinute(minute: number): Promise<void> {
    if (minute === forgotten) return;
    forgotten = minute;
    await store.forget(database, minute);
  }

  return ({ name, perMinute }) => {
    const admitHere = createRateLimit(perMinute, now);
    return async (key) => {
      if (!admitHere(key)) return false;
      const minute = Math.floor(now() / minuteMs);
      try {
        await forgetOnceAMinute(minute);
        return (await store.count(database, { name: `${name} ${key}`, minute })) <= perMinute;
      } catch (error) {
        onError?.(error, 'counting requests');
        return true;
      }
    };
  };
}
