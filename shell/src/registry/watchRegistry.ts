import type { ShellHistory } from '@members/mfe-kit';
import type { Registry } from './registry';

const eagerMs = 3_000;
const idleMs = 30_000;
const longestMs = 60_000;
const activeForMs = 15_000;

const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** Asks the registry again and again, the more often the more a new document matters: see `pollDelay`. */
export function watchRegistry(registry: Pick<Registry, 'refresh'>, history: ShellHistory): void {
  let failures = 0;
  let askedAt = performance.now();
  let activeAt = askedAt;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    const visible = document.visibilityState === 'visible';
    const idleForMs = performance.now() - activeAt;
    timer = setTimeout(() => void ask(), pollDelay({ visible, idleForMs, failures }, Math.random()));
  }

  async function ask(): Promise<void> {
    clearTimeout(timer);
    askedAt = performance.now();
    try {
      await registry.refresh();
      failures = 0;
    } catch {
      failures += 1;
    }
    plan();
  }

  const askWhenStale = () => {
    if (failures === 0 && isStale(performance.now() - askedAt)) void ask();
  };
  const noticeMember = () => {
    const wasIdle = isStale(performance.now() - activeAt);
    activeAt = performance.now();
    if (wasIdle) askWhenStale();
  };

  for (const type of signsOfLife)
    window.addEventListener(type, noticeMember, { passive: true, capture: true });
  window.addEventListener('online', () => void ask());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  history.listen(askWhenStale);
  plan();
}

export interface Attention {
  visible: boolean;
  /** Milliseconds since the member last did something. */
  idleForMs: number;
  /** How many questions in a row had no answer. */
  failures: number;
}

/**
 * Milliseconds until the registry is asked again: 3 s for a member who is there, else 30 s, and longer from failure to
 * failure. `random`, from 0 to 1, spreads the questions of many pages over time.
 */
export function pollDelay({ visible, idleForMs, failures }: Attention, random: number): number {
  const usual = visible && idleForMs < activeForMs ? eagerMs : idleMs;
  if (failures === 0) return usual * (0.9 + random / 10);
  return Math.min(longestMs, usual * 2 ** failures) * (0.5 + random / 2);
}

/** Whether the last question is so long ago that a navigation, or a member who is back, asks again at once. */
const isStale = (askedForMs: number): boolean => askedForMs > eagerMs;
