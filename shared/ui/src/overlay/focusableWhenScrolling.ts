/** Ref that lets the keyboard reach a scrolling box, and leaves one that shows everything out of the tab order. */
export function focusableWhenScrolling(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const measure = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
