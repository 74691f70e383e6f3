import type { CDPSession, Page } from '@playwright/test';
import { once } from 'node:events';
import { screenAnswers } from '../start/measure/probe';
import type { Press } from './visit';

/** How long a finger rests. */
const tapMs = 80;

/** What the page has seen since `clearPresses`; times on its own clock. */
export interface SeenPresses {
  /** When each finger came down. */
  startedAt: number[];
  events: { startedAt: number; ms: number }[];
}

declare global {
  interface Window {
    presses: SeenPresses;
    /** Where a press hits its target, once nothing moves or covers it. */
    findTarget(at: string, named: string): Promise<{ x: number; y: number }>;
  }
}

/** Runs in the page before its own scripts. */
function watchPresses(): void {
  if (window.top !== window) return;
  const seen: SeenPresses = { startedAt: [], events: [] };
  window.presses = seen;
  window.addEventListener('pointerdown', ({ timeStamp }) => seen.startedAt.push(timeStamp), {
    capture: true,
  });
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) seen.events.push({ startedAt: startTime, ms: duration });
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';
  window.findTarget = async (at, named) => {
    let before = '';
    for (let still = 0; ; await frame()) {
      const target = [...document.querySelectorAll(at)].find(
        (each) => nameOf(each).includes(named) && each.checkVisibility() && !each.closest('[inert]'),
      );
      if (!target) continue;
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = target.contains(document.elementFromPoint(x, y));
      still = isHit && before === `${x} ${y}` ? still + 1 : 0;
      before = `${x} ${y}`;
      // The history entry of a closed layer is removed a moment later.
      const state = window.history.state as { memberLayers?: number } | null;
      const isSpare = state?.memberLayers && !document.querySelector('[role=dialog], [role=alertdialog]');
      if (still >= 3 && !isSpare) return { x, y };
      if (!isHit) target.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  };
}

export const addPresses = (page: Page) => page.addInitScript(watchPresses);

/** Forgets what was seen before a visit. */
export const clearPresses = (page: Page) =>
  page.evaluate(() => {
    window.presses.startedAt.length = window.presses.events.length = window.probe.seen.longTasks.length = 0;
  });

/** Taps with a finger and waits for what it opens. Milliseconds from the tap's end until the heading is in sight. */
export async function press(page: Page, client: CDPSession, what: Press): Promise<number> {
  const { name, at, named = '', heading = '', usable } = what;
  const point = await page.evaluate(([selector, text]) => window.findTarget(selector!, text!), [at, named]);
  await page.evaluate((shown) => window.probe.watch({ ...shown, fromTap: true }), { heading, usable });
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(tapMs);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const late = AbortSignal.timeout(30_000);
  await Promise.race([
    screenAnswers(page),
    once(late, 'abort').then(() => {
      throw new Error(`After the press on "${name}", ${usable} is not in sight at ${page.url()}.`);
    }),
  ]);
  return page.evaluate(() => window.probe.seen.contentMs ?? Number.NaN);
}
