/**
 * Ref that lets the keyboard reach a scrolling box, and leaves one that shows everything out of the tab order. What comes
 * into the box later, a text that was loading or a picture, counts at once. The browser tells of a size that it is to watch
 * with its next layout, so none is forced here.
 */
export function focusableWhenScrolling(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const measure = () => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(measure);
  // A box that has all the height it may have keeps its size when its content grows.
  const follow = () => {
    sizes.disconnect();
    for (const sized of [element, ...element.children]) sizes.observe(sized);
  };
  const content = new MutationObserver(follow);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  follow();
  return () => {
    content.disconnect();
    sizes.disconnect();
  };
}
