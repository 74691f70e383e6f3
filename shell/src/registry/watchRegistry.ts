import type { ShellHistory } from '@members/mfe-kit';
import { isStale, pollDelay } from './pollDelay';
import type { Registry } from './registry';

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
