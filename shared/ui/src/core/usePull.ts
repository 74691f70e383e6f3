import { useEffect, useRef, useState } from 'react';

const ARMED_PX = 56;
const LONGEST_PX = 96;

function scrolledDown(element: Element | null): boolean {
  for (let at = element; at; at = at.parentElement) if (at.scrollTop > 0) return true;
  return window.scrollY > 0;
}

/**
 * Follows a finger that pulls down while everything above it is scrolled to the top. `pullPx` is the damped distance,
 * `armed` says that letting go now calls `onPull`.
 */
export function usePull(onPull: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const [pullPx, setPullPx] = useState(0);
  const latest = useRef(onPull);
  useEffect(() => {
    latest.current = onPull;
  });
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    let way = 0;
    const follow = (px: number) => {
      way = px;
      setPullPx(px);
    };
    const onStart = (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start = touch && !scrolledDown(event.target as Element) ? { x: touch.clientX, y: touch.clientY } : null;
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!start || !touch) return;
      const dy = touch.clientY - start.y;
      if (way === 0 && (dy < 6 || Math.abs(touch.clientX - start.x) > dy)) {
        if (dy < 0 || Math.abs(touch.clientX - start.x) > 12) start = null;
        return;
      }
      // Else the browser scrolls or reloads the page under the same finger.
      if (event.cancelable) event.preventDefault();
      follow(Math.max(0, Math.min(LONGEST_PX, dy / 2)));
    };
    const onEnd = () => {
      if (way >= ARMED_PX) latest.current();
      start = null;
      follow(0);
    };
    const onCancel = () => {
      start = null;
      follow(0);
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onCancel);
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
    };
  }, []);
  return { root, pullPx, armed: pullPx >= ARMED_PX };
}
