import { useState, useSyncExternalStore } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function subscribeHidden(notify: () => void) {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

function subscribeReduced(notify: () => void) {
  const query = window.matchMedia?.(REDUCED);
  query?.addEventListener('change', notify);
  return () => query?.removeEventListener('change', notify);
}

/** True while the person asks their system for less motion. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeReduced,
    () => window.matchMedia?.(REDUCED).matches ?? false,
    () => false,
  );
}

/**
 * Tells moving content when to stop: under a finger, the pointer or the keyboard focus, in a hidden tab,
 * and under prefers-reduced-motion. `handlers` go onto the moving element.
 */
export function useMotionPause() {
  const [touched, setTouched] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  const hidden = useSyncExternalStore(
    subscribeHidden,
    () => document.hidden,
    () => false,
  );
  const handlers = {
    onTouchStart: () => setTouched(true),
    onTouchEnd: () => setTouched(false),
    onTouchCancel: () => setTouched(false),
    onPointerEnter: (event: { pointerType: string }) => event.pointerType !== 'touch' && setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { paused: touched || hovered || focused || hidden || reduced, reduced, handlers };
}
