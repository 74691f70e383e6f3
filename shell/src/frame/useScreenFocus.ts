import { useLocation } from '@members/mfe-kit/router';
import { useEffect, useRef } from 'react';

const patienceMs = 5_000;

/**
 * Moves the focus to the heading of a new screen, as soon as the screen has one; not on the first screen. Shell
 * and remotes render independently, so the heading of the screen that was left may still be there for a moment. Focus
 * forces a layout, so it waits until the next frame is drawn.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const known = useRef<HTMLElement>(null);
  const first = useRef(true);

  useEffect(() => {
    const moves = !first.current;
    first.current = false;
    let over = false;
    const take = () => {
      const heading = document.querySelector<HTMLElement>('main h1:not([inert] *, [aria-hidden] *)');
      if (over || !heading || heading === known.current) return;
      known.current = heading;
      observer.disconnect();
      if (!moves) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const takeSoon = () => requestAnimationFrame(() => setTimeout(take));
    const observer = new MutationObserver(takeSoon);
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patienceMs);
    // A page out of sight draws no frame: there the focus waits until it is seen.
    takeSoon();
    return () => {
      over = true;
      observer.disconnect();
    };
  }, [pathname]);
}
