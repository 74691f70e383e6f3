import { useRef, type TouchEvent } from 'react';

const DISTANCE_PX = 60;
const STILL_PX = 10;

/**
 * Touch handlers that let their element follow a horizontal swipe, and report one that is far enough: +1 to the
 * next, -1 to the previous. `has` says whether there is something on that side; where not, it follows only a fifth of the way.
 */
export function useSwipe({
  has,
  onSwipe,
}: {
  has: (step: 1 | -1) => boolean;
  onSwipe: (step: 1 | -1) => void;
}) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const follow = ({ currentTarget }: TouchEvent<HTMLElement>, px: number) => {
    currentTarget.style.translate = px === 0 ? '' : `${px}px 0`;
    currentTarget.toggleAttribute('data-following', px !== 0);
  };
  return {
    onTouchStart(event: TouchEvent<HTMLElement>) {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      const touch = event.touches[0];
      if (!start.current || !touch) return;
      const [dx, dy] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      const following = event.currentTarget.hasAttribute('data-following');
      if (!following && (Math.abs(dx) < STILL_PX || Math.abs(dx) < 2 * Math.abs(dy))) return;
      follow(event, has(dx < 0 ? 1 : -1) ? dx : dx / 5);
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const touch = event.changedTouches[0];
      follow(event, 0);
      if (!start.current || !touch) return;
      const dx = touch.clientX - start.current.x;
      const dy = touch.clientY - start.current.y;
      start.current = null;
      const step = dx < 0 ? 1 : -1;
      if (Math.abs(dx) >= DISTANCE_PX && Math.abs(dx) > 2 * Math.abs(dy) && has(step)) onSwipe(step);
    },
    onTouchCancel(event: TouchEvent<HTMLElement>) {
      follow(event, 0);
      start.current = null;
    },
  };
}
