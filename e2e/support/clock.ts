import type { Page } from '@playwright/test';
import { clockAddress } from './ports';

async function ask(path: string, method: 'GET' | 'POST', address = clockAddress): Promise<number> {
  const answer = await fetch(`${address}/${path}`, { method });
  return ((await answer.json()) as { now: number }).now;
}

/** The time of the system under test, which is ahead of the machine's by what specs have let pass. */
export const systemTime = (): Promise<number> => ask('', 'GET');

/** Lets time pass at once for the system under test; the page stays behind. */
export const letServerTimePass = (seconds: number, clock = clockAddress): Promise<number> =>
  ask(String(Math.round(seconds * 1000)), 'POST', clock);

/**
 * Lets time pass at once, for the page as it stands and for the system under test: nothing waits for it. For the page
 * first: what the system says as soon as its time has passed would be older there by that time.
 */
export async function letTimePass(page: Page, seconds: number, clock = clockAddress): Promise<void> {
  if (seconds <= 0) return;
  await page.evaluate(
    (passed) => {
      for (const clock of [Date, performance]) {
        const now = clock.now.bind(clock);
        clock.now = () => now() + passed;
      }
    },
    Math.round(seconds * 1000),
  );
  await letServerTimePass(seconds, clock);
}
