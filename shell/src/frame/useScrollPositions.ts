import { useLocation, useNavigationType } from '@members/mfe-kit/router';
import { useLayoutEffect } from 'react';

const positions = new Map<string, number>();
/**
 * The last known scroll position. Reading `scrollY` would force a layout, twice for each change of the screen and once at
 * the start: a page begins at its top, since the browser restores no position here.
 */
let lastTop = 0;
/** How long a returning screen may take to grow tall enough. */
const patienceMs = 10_000;

/** A new screen starts at its top; going back finds the list where it was left. */
export function useScrollPositions(): void {
  const { key } = useLocation();
  const action = useNavigationType();

  // As a layout effect: a page that shrinks scrolls by itself, and that position is not the one the member left.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      lastTop = window.scrollY;
      positions.set(key, lastTop);
    };
    const top = action === 'POP' ? (positions.get(key) ?? 0) : 0;
    const stop = top === 0 && lastTop === 0 ? () => undefined : scrollWhenPossible(top);
    if (top === 0) lastTop = 0;
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, action]);
}

/** Scrolls there as soon as the screen is tall enough, unless the member scrolls first. Returns what cancels it. */
function scrollWhenPossible(top: number): () => void {
  const arrived = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) <= 1;
  };
  if (arrived()) return () => undefined;
  const over = new AbortController();
  const stop = () => over.abort();
  const { signal } = over;
  const growing = new ResizeObserver(() => arrived() && stop());
  growing.observe(document.body);
  const timer = setTimeout(stop, patienceMs);
  signal.addEventListener('abort', () => {
    growing.disconnect();
    clearTimeout(timer);
  });
  for (const move of ['touchstart', 'wheel', 'keydown'])
    window.addEventListener(move, stop, { passive: true, signal });
  return stop;
}
