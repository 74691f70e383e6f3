import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  const { visualViewport: view } = window;
  for (const event of ['resize', 'scroll']) view?.addEventListener(event, onChange);
  return () => {
    for (const event of ['resize', 'scroll']) view?.removeEventListener(event, onChange);
  };
}

/** How much of the window's bottom lies under the keyboard of a phone, in px: browsers lay it over what is fixed there. */
export const useKeyboardInset = (): number =>
  useSyncExternalStore(subscribe, () => {
    const { visualViewport: view, innerHeight } = window;
    // A page that is zoomed in shows a part of the window, too.
    if (!view || view.scale > 1.01) return 0;
    return Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
  });
