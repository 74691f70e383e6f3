import type { ListedRelease } from '@members/mfe-kit';
import type { Reports } from '../../registry/reports';

/** Presses of a page in a release after which it tells how long they took. */
const pressesNeeded = 5;
/** The paint after a press is known after this long, or the press took longer than anybody measures. */
const settledMs = 1_000;

interface Options {
  reports: Pick<Reports, 'of'>;
  /** The release in whose element something is; undefined for the shell's own parts. */
  releaseOf: (element: Element) => ListedRelease | undefined;
  app: HTMLElement;
}

/**
 * Measures how long presses in a release take until the next paint, where the browser tells (Event Timing). A page tells
 * it once for each release: of its first five presses there, or of fewer where it is hidden or another screen is opened.
 */
export function watchPresses({ reports, releaseOf, app }: Options): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('event')) return () => undefined;
  /** By the time at which they began: the browser gives no entry for what took less than 16 ms. */
  const durations = new Map<number, number>();
  let pressed: { release: ListedRelease; at: number[] } | undefined;
  const told = new Set<string>();

  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (name === 'click') durations.set(startTime, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  function tell(): void {
    if (!pressed) return;
    const { release, at } = pressed;
    pressed = undefined;
    told.add(release.container);
    const sorted = at.map((time) => durations.get(time) ?? 0).sort((one, other) => one - other);
    durations.clear();
    const collected = reports.of(release);
    collected.vitals = {
      ...collected.vitals,
      press: coarse(sorted[sorted.length >> 1]!),
      inp: coarse(sorted.at(-1)!),
    };
  }

  app.addEventListener(
    'click',
    ({ target, timeStamp, isTrusted }) => {
      const release = isTrusted && target instanceof Element ? releaseOf(target) : undefined;
      if (release?.container !== pressed?.release.container) tell();
      if (!release || told.has(release.container)) return;
      pressed ??= { release, at: [] };
      pressed.at.push(timeStamp);
      if (pressed.at.length === pressesNeeded) setTimeout(tell, settledMs);
    },
    { capture: true, passive: true },
  );
  return tell;
}

/** Milliseconds to the next 25. */
const coarse = (ms: number): number => Math.ceil(ms / 25) * 25;
