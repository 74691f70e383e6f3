import { useEffect } from 'react';
import type { Swiper } from 'swiper/types';

const delayMs = 5_000;

/**
 * Turns to the next slide every 5 s, counted from the last turn, but never one that is pointed at, focused or under a
 * finger. Swiper's own autoplay asks for every frame of the screen to know what time is left.
 */
export function useTurning(swiper: Swiper | null, turns: boolean): void {
  useEffect(() => {
    if (!swiper || !turns) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!document.hidden && !swiper.el.matches(':hover, :focus-within, :active')) swiper.slideNext();
        wait();
      }, delayMs);
    };
    wait();
    swiper.on('slideChange', wait);
    return () => {
      clearTimeout(timer);
      if (!swiper.destroyed) swiper.off('slideChange', wait);
    };
  }, [swiper, turns]);
}
