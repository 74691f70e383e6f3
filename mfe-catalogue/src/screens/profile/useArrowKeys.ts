import { useEffect } from 'react';
import type { Swiper } from 'swiper';

const layerOf = (element: Element) => element.closest('[role="dialog"], [role="alertdialog"]');

/**
 * Left and right move the pictures, wherever the focus is on their page or in their layer, but not in a layer over it.
 * Listens on the way down: a dialog lets no arrow key out, and Swiper's own module would never hear of it.
 */
export function useArrowKeys(swiper: Swiper | undefined): void {
  useEffect(() => {
    if (!swiper) return;
    const move = (event: KeyboardEvent) => {
      if (swiper.destroyed || event.altKey || event.ctrlKey || event.metaKey) return;
      if (!(event.target instanceof Element) || layerOf(event.target) !== layerOf(swiper.el)) return;
      if (event.key === 'ArrowRight') swiper.slideNext();
      if (event.key === 'ArrowLeft') swiper.slidePrev();
    };
    document.addEventListener('keydown', move, true);
    return () => document.removeEventListener('keydown', move, true);
  }, [swiper]);
}
