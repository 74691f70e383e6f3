import { useEffect, useState } from 'react';

const everyMs = 250;

/**
 * Height of what stands at the bottom of the window and must stay free, in pixels: tab bar, stake bar, keypad and the
 * actions of a sheet, which mark themselves with `data-m-foot`, and the keyboard of the device. Looked at while `active`.
 */
export function useFootHeight(active: boolean): number {
  const [heightPx, setHeightPx] = useState(0);
  useEffect(() => {
    if (!active) return;
    const look = () => setHeightPx(footHeight());
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [active]);
  return heightPx;
}

/** What begins above the middle is no foot, but content that happens to end here. */
function footHeight(): number {
  const { innerHeight, visualViewport } = window;
  const seenTo = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
  const tops = [...document.querySelectorAll('[data-m-foot]:not([inert] *)')]
    .map((foot) => foot.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > innerHeight * 0.4)
    .map(({ top }) => top);
  return Math.max(0, innerHeight - Math.min(seenTo, ...tops));
}
