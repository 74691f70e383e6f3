import { useLocation } from '@members/mfe-kit/router';
import { useEffect, useRef } from 'react';

const patienceMs = 5_000;

/**
 * Moves the focus to the heading of a new screen, as soon as the screen has one; not on the first screen. Shell
 * and remotes render independently, so the heading of the screen that was left may still be there for a moment.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const known = useRef<HTMLElement>(null);
  const first = useRef(true);

  useEffect(() => {
    const moves = !first.current;
    first.current = false;
    const take = () => {
      const heading = document.querySelector<HTMLElement>('main h1:not([inert] *)');
      if (!heading || heading === known.current) return;
      known.current = heading;
      observer.disconnect();
      if (!moves) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(take);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    take();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}
