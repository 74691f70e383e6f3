import { useLocation, useNavigationType } from '@members/mfe-kit/router';
import { useEffect } from 'react';

const positions = new Map<string, number>();
/** How long a returning screen may take to grow tall enough. */
const patienceMs = 2_000;

/** A new screen starts at its top; going back finds the list where it was left. */
export function useScrollPositions(): void {
  const { key } = useLocation();
  const action = useNavigationType();

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, window.scrollY);
    const stop = scrollWhenPossible(action === 'POP' ? (positions.get(key) ?? 0) : 0);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop();
      window.removeEventListener('scroll', remember);
    };
  }, [key, action]);
}

function scrollWhenPossible(top: number): () => void {
  const until = performance.now() + patienceMs;
  let frame = 0;
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) > 1 && performance.now() < until)
      frame = requestAnimationFrame(attempt);
  };
  attempt();
  const stop = () => cancelAnimationFrame(frame);
  window.addEventListener('touchstart', stop, { once: true, passive: true });
  window.addEventListener('wheel', stop, { once: true, passive: true });
  return stop;
}
