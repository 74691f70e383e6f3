import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import styles from './OverlayRoot.module.css';

/**
 * The place of all sheets, dialogs, popovers and toasts of the page, whichever React root opens them. It covers
 * exactly the app's frame. Mount it once, in the shell, after everything else, and from its first render on: a layer that
 * is moved here later is mounted again and loses what was typed.
 */
export function OverlayRoot() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? setPortalContainer(element.current) : undefined), []);
  return <div ref={element} className={styles.root} data-m-overlay-root="" />;
}

/**
 * The element all layers render into, kept in the module: several React roots live on one page and share this
 * module, but no context.
 */
const containers: HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Makes `element` the container until the returned function is called. The latest one counts. */
export function setPortalContainer(element: HTMLElement): () => void {
  containers.push(element);
  listeners.forEach((notify) => notify());
  return () => {
    containers.splice(containers.indexOf(element), 1);
    listeners.forEach((notify) => notify());
  };
}

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** The current container; `undefined` (the document's body) when no `OverlayRoot` is mounted. */
export function usePortalContainer(): HTMLElement | undefined {
  return useSyncExternalStore(
    subscribe,
    () => containers.at(-1),
    () => undefined,
  );
}
