import { useLocation } from '@members/mfe-kit/router';
import { useEffect, useRef } from 'react';

const patienceMs = 5_000;

/** Moves the focus to the heading of a new screen, as soon as the screen has one. Not on the first screen. */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const known = useRef(pathname);

  useEffect(() => {
    if (known.current === pathname) return;
    known.current = pathname;
    const stale = document.querySelector('main h1');
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || (heading === stale && !heading.isConnected)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      observer.disconnect();
    };
    const observer = new MutationObserver(focus);
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => observer.disconnect(), patienceMs);
    focus();
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [pathname]);
}
