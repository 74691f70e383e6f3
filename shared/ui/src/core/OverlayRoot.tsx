import { useLayoutEffect, useRef } from 'react';
import { setPortalContainer } from './portalContainer';
import styles from './OverlayRoot.module.css';

/**
 * The place of all sheets, dialogs, popovers and toasts of the page, whichever React root opens them. It covers
 * exactly the app's frame. Mount it once, in the shell, after everything else, and from its first render on: a layer that
 * moves here later begins anew, without what was typed.
 */
export function OverlayRoot() {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (element.current ? setPortalContainer(element.current) : undefined), []);
  return <div ref={element} className={styles.root} data-m-overlay-root="" />;
}
